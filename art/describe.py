"""Write the table of reliefs in media/README.md: python3 art/describe.py [--json FILE]"""
import argparse
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from subjects import SUBJECTS  # noqa: E402

README = HERE.parent / "media" / "README.md"


def table(lines, head, rows, kept="| `video/"):
    """The lines with the rows of one table replaced, the one that begins with `head`; rows that begin with `kept` stay."""
    first = next(i for i, line in enumerate(lines) if line.startswith(head)) + 2
    last = next((i for i in range(first, len(lines)) if not lines[i].startswith("|")), len(lines))
    return lines[:first] + rows + [line for line in lines[first:last] if line.startswith(kept)] + lines[last:]


def describe(name, subject):
    """One row of the first table."""
    shown = " ".join(subject.draw.__doc__.split()).split(". ")[0].rstrip(".")
    return f"| `reliefs/{name}.webp` | {subject.note}{shown} | {subject.alt} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", help="also write the alternative texts to this file, by name")
    args = parser.parse_args()
    subjects = sorted(SUBJECTS.items())
    lines = table(README.read_text().splitlines(), "| file |", [describe(name, s) for name, s in subjects])
    README.write_text("\n".join(lines) + "\n")
    if args.json:
        Path(args.json).write_text(json.dumps({name: s.alt for name, s in subjects}, indent=1) + "\n")


if __name__ == "__main__":
    main()
