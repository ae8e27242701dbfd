"""Reads YAML files. Errors name the file and the line."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable

import yaml

from kronika.engine.errors import BadData
from kronika.engine.json import Json

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class YamlFile:
    """A file, and its name in messages."""

    __slots__ = ("file", "name")

    def __init__(self, file: Traversable, name: str) -> None:
        self.file = file
        self.name = name

    def text(self) -> str:
        try:
            return self.file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadData(f"{self.name}: this isn't text in UTF-8.") from None
        except OSError as error:
            raise BadData(f"{self.name}: the file can't be read: {error.strerror}.") from None

    def read(self) -> Json:
        try:
            plain: Json = yaml.load(self.text(), Loader)
        except yaml.MarkedYAMLError as error:
            line = f":{error.problem_mark.line + 1}" if error.problem_mark else ""
            raise BadData(f"{self.name}{line}: this isn't YAML: {error.problem}.") from None
        except (yaml.YAMLError, ValueError, RecursionError) as error:
            raise BadData(f"{self.name}: this isn't YAML: {' '.join(str(error).split())}.") from None
        return plain

    def at(self, path: Sequence[str | int]) -> str:
        """The file's name and the line of this path: the index of an entry, then names of fields and indices of list
        items. Only error messages need it, so the file is read again."""
        node = yaml.compose(self.text(), Loader)
        line = 1
        for step in path:
            found = child(node, step)
            if found is None:
                break
            line, node = found
        return f"{self.name}:{line}"

    def check_repeats(self) -> None:
        """Refuse a file with duplicate fields: YAML would silently take the last one."""
        waiting = [yaml.compose(self.text(), Loader)]
        while waiting:
            node = waiting.pop()
            if isinstance(node, yaml.SequenceNode):
                waiting += node.value
            elif isinstance(node, yaml.MappingNode):
                met = set()
                for key, value in node.value:
                    if key.value in met:
                        raise BadData(f"{self.name}:{key.start_mark.line + 1}: {key.value}: duplicate field.")
                    met.add(key.value)
                    waiting.append(value)


def child(node: yaml.Node | None, step: str | int) -> tuple[int, yaml.Node] | None:
    """The line where an item or field of a node begins, and its node."""
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        item = node.value[step]
        return item.start_mark.line + 1, item
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return key.start_mark.line + 1, value
    return None
