"""Draws media/logo.svg: the channel glyph and the brand's name as outlines of the site's own font.

Needs Debian's python3-fonttools and python3-brotli, and `npm ci` for the font file. Run:
    python3 art/logo.py [NAME]
"""

import json
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FAMILY = json.loads((ROOT / "src/styles/fonts.json").read_text())["display"].lower().replace(" ", "-")
FONT = ROOT / f"node_modules/@fontsource-variable/{FAMILY}/files/{FAMILY}-latin-wght-normal.woff2"
WEIGHT = 620
SIZE = 25
BASELINE = 27.5
START = 44
TRACKING = -0.3
# One inlet from the left that divides into three shares, with quarter-round bends.
GLYPH = "M2 18H32M32 6.5H19a7 7 0 0 0-7 7v9a7 7 0 0 0 7 7h13"


def outlines(name: str) -> tuple[str, float]:
    """Path data of `name` in SVG units, and the x where it ends."""
    font = instantiateVariableFont(TTFont(FONT), {"wght": WEIGHT})
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    scale = SIZE / font["head"].unitsPerEm
    x, parts = float(START), []
    for letter in name:
        glyph = glyphs[cmap[ord(letter)]]
        pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.2f}".rstrip("0").rstrip("."))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, BASELINE)))
        parts.append(pen.getCommands())
        x += glyph.width * scale + TRACKING
    return "".join(parts), x


def main() -> None:
    """Writes the logo for the name on the command line, or for Falaj."""
    name = sys.argv[1] if len(sys.argv) > 1 else "Falaj"
    path, end = outlines(name)
    width = round(end + 2)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="36" viewBox="0 0 {width} 36">'
        f'<path d="{GLYPH}" fill="none" stroke="#19d3c5" stroke-width="4"/>'
        f'<path d="{path}" fill="#fff"/></svg>\n'
    )
    (ROOT / "media/logo.svg").write_text(svg)
    print(f"media/logo.svg: {width} x 36")


if __name__ == "__main__":
    main()
