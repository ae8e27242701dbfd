/** What the build makes of a game's `data/pictures.yaml`. */
export interface Pictures {
  /** The width and the height of the grid that the paths are drawn on. */
  grid: number;
  paths: string[];
  /** The place of a card's picture among the paths. */
  of: Record<string, number>;
}

/** Somebody who drew some of the pictures. */
export interface Artist {
  name: string;
  url?: string;
  /** Where it isn't that of the whole set. */
  licence?: string;
  icons: string[];
}
