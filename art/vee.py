"""Draws the V of the display font anew and writes the changed files into media/fonts.

Kufam's own V has one upright stem and reads as a U. This one has the stems and the slope of its v. The licence (OFL)
allows the change and reserves no name. Needs Debian's python3-fonttools and python3-brotli, and `npm ci` for the font.
Run:
    python3 art/vee.py
"""

import json
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.models import normalizeValue, piecewiseLinearMap

ROOT = Path(__file__).resolve().parent.parent
FAMILY = json.loads((ROOT / "src/styles/fonts.json").read_text())["display"].lower().replace(" ", "-")
OUT = ROOT / "media/fonts"
VARIABLE = f"@fontsource-variable/{FAMILY}/files/{FAMILY}-latin-wght-normal.woff2"
# The weights that share pictures and PDFs are set in.
WEIGHTS = [400, 600]
CAP, CHIN = 720, 12
# Width, stem, foot and bearing at the lightest and the boldest weight.
LIGHT, BOLD = (628, 100, 122, 12), (744, 228, 268, 4)


def vee(width: float, stem: float, foot: float, bearing: float) -> list[tuple[int, int]]:
    """Points of a V: straight outer edges to the foot, inner edges beside them, and a short upright chin on top."""
    left, right, middle = bearing, width - bearing, width / 2
    slope = (middle - foot / 2 - left) / (CAP - CHIN)
    crotch = CAP - (middle - (left + stem)) / slope
    points = [
        (middle - foot / 2, 0),
        (left, CAP - CHIN),
        (left, CAP),
        (left + stem, CAP),
        (middle, crotch),
        (right - stem, CAP),
        (right, CAP),
        (right, CAP - CHIN),
        (middle + foot / 2, 0),
    ]
    return [(round(x), round(y)) for x, y in points]


def replace(font: TTFont, points: list[tuple[int, int]], width: int) -> None:
    """Puts a V of these points and this width into a font."""
    glyph = Glyph()
    glyph.numberOfContours = 1
    glyph.endPtsOfContours = [len(points) - 1]
    glyph.coordinates = GlyphCoordinates(points)
    glyph.flags = bytearray([1] * len(points))
    glyph.program = ttProgram.Program()
    glyph.program.fromBytecode(b"")
    name = font.getBestCmap()[ord("V")]
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, min(x for x, _ in points))


def main() -> None:
    """Writes the variable file and the static ones."""
    light, bold = vee(*LIGHT), vee(*BOLD)
    font = TTFont(ROOT / "node_modules" / VARIABLE)
    axis = font["fvar"].axes[0]
    bend = font["avar"].segments["wght"] if "avar" in font else {-1: -1, 0: 0, 1: 1}
    replace(font, light, LIGHT[0])
    moved = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(light, bold)]
    phantoms = [(0, 0), (BOLD[0] - LIGHT[0], 0), (0, 0), (0, 0)]
    font["gvar"].variations["V"] = [TupleVariation({"wght": (0.0, 1.0, 1.0)}, moved + phantoms)]
    # Widths then come from the phantom points of gvar.
    del font["HVAR"]
    font.flavor = "woff2"
    font.save(OUT / Path(VARIABLE).name)
    for weight in WEIGHTS:
        name = f"{FAMILY}-latin-{weight}-normal.woff"
        still = TTFont(ROOT / f"node_modules/@fontsource/{FAMILY}/files/{name}")
        at = normalizeValue(weight, (axis.minValue, axis.defaultValue, axis.maxValue))
        share = piecewiseLinearMap(at, bend)
        replace(still, vee(*(a + (b - a) * share for a, b in zip(LIGHT, BOLD))),
                round(LIGHT[0] + (BOLD[0] - LIGHT[0]) * share))
        still.flavor = "woff"
        still.save(OUT / name)
    print(*sorted(file.name for file in OUT.iterdir()), sep="\n")


if __name__ == "__main__":
    main()
