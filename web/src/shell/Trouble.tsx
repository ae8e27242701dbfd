/** Refusals and failures in words: what is wrong, and what to do. */

import { Component, type ReactNode } from "react";
import { Link } from "wouter";

import { Refused } from "../api/client";
import { useWords } from "../words";

/** Trying again won't help: the way out is elsewhere. */
const LOST = new Set(["no-such-table", "no-such-game"]);

/** Problems whose cause differs from case to case, so that only the server can say it. */
const DETAILED = new Set(["illegal", "bad-setup", "bad-record", "bad-name", "too-many"]);

interface RefusalProps {
  refused: Refused;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}

/** A refusal in the reader's language, the server's own words beneath unless the page's say it all, and what else there is
 * to say. */
export function Refusal({ refused, onRetry, children }: RefusalProps) {
  const words = useWords();
  const id = `problem-${refused.problem}`;
  const isKnown = words.has(id);
  const lost = LOST.has(refused.problem);
  return (
    <div className="notice bad" role="alert">
      <strong>{words.say(isKnown ? id : "problem-other")}</strong>
      {refused.message && (!isKnown || DETAILED.has(refused.problem)) && (
        <p className="small">
          {words.say("problem-said")} <span lang="en">{refused.message}</span>
        </p>
      )}
      {children}
      {lost ? (
        <p>
          <Link href="/" className="button small">
            {words.say("notfound-home")}
          </Link>
        </p>
      ) : (
        onRetry && (
          <p>
            <button type="button" className="button small" onClick={onRetry}>
              {words.say("retry")}
            </button>
          </p>
        )
      )}
    </div>
  );
}

/** For effects of a component: nothing is drawn for null. */
export function MaybeRefusal({ refused, children }: { refused: Refused | null; children?: ReactNode }) {
  return refused && <Refusal refused={refused}>{children}</Refusal>;
}

function Failure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const words = useWords();
  if (error instanceof Refused) {
    return (
      <div className="page">
        <Refusal refused={error} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className="page">
      <h1>{words.say("failure-title")}</h1>
      <p>{words.say("failure-text")}</p>
      <p>
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {words.say("failure-reload")}
        </button>
      </p>
      <pre className="small muted">{String(error)}</pre>
    </div>
  );
}

interface Props {
  /** A new key (the address) forgets the error. */
  place: string;
  children: ReactNode;
}

/** Catches what a page can't handle itself, so that the header stays. */
export class Guard extends Component<Props, { error: unknown; place: string }> {
  override state = { error: null as unknown, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: { error: unknown; place: string }) {
    return props.place === state.place ? null : { error: null, place: props.place };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <Failure error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}

/** Shown only if something takes longer than a moment. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <span className="hidden-text">{useWords().say("loading")}</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  );
}
