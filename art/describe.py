"""Write the table of reliefs in media/README.md from the subjects: python3 art/describe.py [--json FILE]"""
import argparse
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from subjects import SUBJECTS  # noqa: E402

README = HERE.parent / "media" / "README.md"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", help="also write the alternative texts to this file, by name")
    args = parser.parse_args()
    rows = [f"| `reliefs/{name}.webp` | {' '.join(s.draw.__doc__.split()).split('. ')[0].rstrip('.')} | {s.alt} |"
            for name, s in sorted(SUBJECTS.items())]
    lines = README.read_text().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("| ---")) + 1
    rest = [line for line in lines[first:] if not line.startswith("| `reliefs/")]
    README.write_text("\n".join(lines[:first] + rows + rest) + "\n")
    if args.json:
        Path(args.json).write_text(json.dumps({name: s.alt for name, s in sorted(SUBJECTS.items())}, indent=1) + "\n")


if __name__ == "__main__":
    main()
