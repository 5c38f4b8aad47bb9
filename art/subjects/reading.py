"""Reliefs of the pages to read and search: case studies, documentation, blog, legal, search."""

import numpy as np
from scipy import ndimage

from field import curve, polar, smoothstep
from view import Camera

from .base import EDGE, island, relief


@relief(
    "case-studies",
    "A finished field of garden plots, each sown in its own pattern, lies between straight channels of lit water.",
    seed=104,
    camera=Camera(yaw=26, pitch=47, distance=13.0, target=(0.3, 0.1)),
)
def case_studies(c, rng):
    """Work that is done: every plot of the field is watered and sown."""
    xs = np.array([-2.9, -0.9, 1.2, 3.2, 5.3, 7.4, 9.5])
    ys = np.array([-6.2, -4.3, -2.4, -0.6, 1.4, 3.2, 5.2, 7.2, 9.2])
    c.channel([(-EDGE, -0.6), (EDGE, -0.6)], 0.40, 0)
    for k, x in enumerate(xs):
        c.channel([(x, -9), (x, 12)], 0.24 if k % 2 == 0 else 0.18, EDGE + x)
    for y in ys:
        if y != -0.6:
            c.channel([(xs[0], y), (EDGE, y)], 0.18, EDGE + abs(y))
    kinds = 0
    for x0, x1 in zip(xs[:-1], xs[1:]):
        for y0, y1 in zip(ys[:-1], ys[1:]):
            a, b, e, f = x0 + 0.30, x1 - 0.30, y0 + 0.30, y1 - 0.30
            plot = c.rectangle((a, e), (b, f), 0.05)
            kind = (kinds * 5 + int(y0 * 3)) % 7
            kinds += 1
            if kind == 0:
                c.plate(plot, 0.04, 0.04)
                for y in np.arange(e + 0.12, f - 0.05, 0.17):
                    c.ridge([(a + 0.08, y), (b - 0.08, y)], 0.12, 0.05)
            elif kind == 1:
                c.plate(plot, 0.04, 0.04)
                for x in np.arange(a + 0.13, b - 0.05, 0.24):
                    for y in np.arange(e + 0.13, f - 0.05, 0.24):
                        c.dome((x, y), 0.10, 0.10, base=0.04)
            elif kind == 2:
                for n in range(3):
                    c.plate(plot + 0.16 * n, 0.045, 0.04)
            elif kind == 3:
                c.plate(plot, 0.04, 0.04)
                for x in np.arange(a + 0.12, b - 0.05, 0.17):
                    c.ridge([(x, e + 0.08), (x, f - 0.08)], 0.12, 0.05)
            elif kind == 4:
                c.plate(plot, 0.04, 0.04)
                for x in np.linspace(a + 0.28, b - 0.28, 3):
                    for y in np.linspace(e + 0.26, f - 0.26, 3):
                        c.dome((x, y), 0.20, 0.20, base=0.04, power=0.6)
            elif kind == 5:
                o = ((a + b) / 2, (e + f) / 2)
                c.plate(plot, 0.04, 0.04)
                for r in (0.16, 0.36, 0.56):
                    c.plate(np.maximum(np.abs(c.disc(o, r)) - 0.05, plot + 0.05).astype(np.float32), 0.05, 0.04)
            else:
                c.plate(plot, 0.03, 0.04)
                slant = (c.X + c.Y) / 0.24
                c.raised += (0.045 * (0.5 + 0.5 * np.cos(2 * np.pi * slant)) * smoothstep(-0.05, -0.10, plot)).astype(np.float32)


@relief(
    "documentation",
    "An open stone book lies in the sand, and its lines of writing are thin channels of lit water.",
    seed=105,
    camera=Camera(yaw=19, pitch=55, distance=10.5, target=(0.4, -0.1)),
)
def documentation(c, rng):
    """An open book: swelling pages, lines of text, a drawing of a dividing channel, a ribbon."""
    c.kerb = 0.0
    m, w, y0, y1 = 0.3, 2.85, -1.95, 2.15
    cover = c.rectangle((m - w - 0.18, y0 - 0.18), (m + w + 0.18, y1 + 0.16), 0.08)
    c.lift(cover, 0.07, 0.05)
    for inset in (0.0, 0.05, 0.10):
        c.lift(c.rectangle((m - w + inset, y0 + inset * 0.6), (m + w - inset, y1 - inset * 0.6), 0.03), 0.035, 0.02)
    page = c.rectangle((m - w + 0.1, y0 + 0.06), (m + w - 0.1, y1 - 0.06), 0.02)
    t = np.clip(np.abs(c.X - m) / w, 0, 1)
    swell = 0.20 * np.sin(np.pi * t**0.55) * (1 - 0.35 * t) - 0.10 * np.exp(-((t / 0.05) ** 2))
    c.terrain += (swell * smoothstep(0.02, -0.02, page)).astype(np.float32)
    for side in (-1, 1):
        for row in range(7):
            y = 1.58 - 0.47 * row
            if side > 0 and 2 <= row <= 4:
                continue
            a, b = (m - w + 0.45, m - 0.42) if side < 0 else (m + 0.42, m + w - 0.45)
            if row == 0:
                c.channel([(a, y), (a + 1.25, y)], 0.26, EDGE, depth=0.23, join=0.03)
                continue
            end = b - (rng.uniform(0.7, 1.3) if row in (3, 6) else rng.uniform(0, 0.12))
            x = a
            while x < end - 0.12:
                length = min(rng.uniform(0.45, 0.95), end - x)
                c.channel([(x, y), (x + length, y)], 0.19, EDGE + x, depth=0.25, join=0.03)
                x += length + 0.26
    x, y = m + 0.50, 0.17  # a drawing: one channel that divides in four
    c.channel([(x, y), (x + 0.55, y)], 0.22, EDGE, depth=0.23, join=0.06)
    for s in (-1, 1):
        c.channel(
            [(x + 0.5, y), (x + 0.5, y + s * 0.34), (x + 1.15, y + s * 0.34)], 0.18, EDGE, radius=0.16, depth=0.23, join=0.06
        )
        for q in (-1, 1):
            c.channel(
                [(x + 1.1, y + s * 0.34), (x + 1.1, y + s * 0.34 + q * 0.17), (x + 1.95, y + s * 0.34 + q * 0.17)],
                0.15,
                EDGE,
                radius=0.12,
                depth=0.23,
                join=0.06,
            )
    ribbon = c.stroke(
        curve([(m + 0.06, y1), (m + 0.10, 0.6), (m + 0.02, -1.0), (m + 0.14, y0 - 0.1), (m - 0.02, y0 - 0.75)], 8), 0.13
    )
    c.plate(ribbon, 0.05, 0.03)
    c.channel([(-EDGE, -2.9), (EDGE, -2.9)], 0.32, 0)


@relief(
    "blog",
    "A reed pen has drawn one broad stroke of lit water from a round ink pot in sandstone.",
    seed=106,
    camera=Camera(yaw=18, pitch=50, distance=11.6, target=(0.5, 0.1)),
)
def blog(c, rng):
    """A reed pen, its ink pot, and one stroke of writing, broad where the pen presses."""
    c.kerb = 0.5
    # the stroke: a calligrapher's line, thick on its way down and thin across
    spine = curve([(-EDGE, -1.2), (-5.0, -1.3), (-3.0, -2.0), (-1.3, -1.1), (-1.0, 0.2), (-1.9, 0.5), (-2.1, -0.6), (-0.9, -2.1),
                   (0.6, -2.2), (1.35, -1.35)], 24)
    steps = np.diff(spine, axis=0)
    pen = np.abs(np.sin(np.arctan2(steps[:, 1], steps[:, 0]) - np.radians(40)))
    pen = ndimage.gaussian_filter1d(pen, 5.0)
    s = 0.0
    for p, q, w in zip(spine[:-1], spine[1:], pen):
        s = c.channel([p, q], 0.12 + 0.34 * w, s, radius=0, join=0.01, depth=0.28)
    ink_pot(c, np.array((2.75, 1.75)), 1.05)
    reed(c, np.array((1.42, -1.22)), np.array((5.6, 0.9)))


def ink_pot(c, o, radius):
    """An eight-sided pot with a round mouth full of water."""
    side = c.polygon([polar(o, radius * 1.22, 22.5 + 45 * k) for k in range(8)], 0.05)
    island(c, side - 0.05)
    c.lift(side, 0.42, 0.10)
    mouth = c.disc(o, radius * 0.74)
    c.plate(np.abs(mouth - 0.08) - 0.07, 0.06, 0.05)
    c.pool(mouth, start=EDGE, join=0.02, depth=0.36)


def reed(c, nib, end):
    """A reed pen that lies on the stone: a round stem with two joints, cut slantwise to a split nib."""
    along = (end - nib) / np.hypot(*(end - nib))
    side = np.array([-along[1], along[0]])
    u = (c.X - nib[0]) * along[0] + (c.Y - nib[1]) * along[1]
    v = (c.X - nib[0]) * side[0] + (c.Y - nib[1]) * side[1]
    half = 0.26 * smoothstep(-0.05, 1.15, u) + 0.05
    body = np.maximum(np.abs(v) - half, -u)
    island(c, body - 0.02)
    top = 0.06 + 0.30 * np.sqrt(np.clip(1 - (v / half) ** 2, 0, 1)) * smoothstep(0.0, 0.9, u)
    top = top - 0.10 * smoothstep(0.10, 0.2, u) * smoothstep(1.25, 0.95, u) * (np.abs(v) < half * 0.55)
    for joint in (2.0, 3.6):
        top = top + 0.05 * np.exp(-(((u - joint) / 0.06) ** 2))
    c.raised = np.where(body < 0, np.maximum(c.raised, top), c.raised).astype(np.float32)
    c.groove([nib + along * 0.05, nib + along * 0.75], 0.04, 0.06)


@relief(
    "legal",
    "A sundial with carved hour lines stands beside a notched measuring rod, and a channel of lit water runs round both.",
    seed=107,
    camera=Camera(yaw=22, pitch=49, distance=13.2, target=(0.7, -0.45)),
)
def legal(c, rng):
    """How water was shared fairly: by the sundial's hours and the measuring rod."""
    c.kerb = 0.6
    o = (0.1, 0.55)
    c.lift(c.disc(o, 2.35), 0.10, 0.06)
    c.plate(np.abs(c.disc(o, 2.22)) - 0.05, 0.04, 0.03)
    c.plate(c.disc(o, 1.62), -0.03, 0.04)
    c.pool((np.abs(c.disc(o, 2.72)) - 0.17).astype(np.float32), start=EDGE, join=0.1, depth=0.32)
    c.channel([(-EDGE, -1.1), (-4.2, -1.1), (-2.5, -0.2)], 0.34, 0, radius=0.8)
    c.channel([polar(o, 2.72, 20), (4.2, 1.9), (EDGE, 1.9)], 0.30, EDGE + 8, radius=0.8)
    for k in range(24):
        a = 15 * k + 7.5
        long = k % 2 == 0
        c.channel([polar(o, 1.72, a), polar(o, 2.12 if long else 1.95, a)], 0.13 if long else 0.08, EDGE, depth=0.24, join=0.02)
        if long:
            c.groove([polar(o, 0.35, a), polar(o, 1.50, a)], 0.05, 0.035)
    # the gnomon: a thin triangular fin whose shadow falls among the hours
    t = np.array(polar((0, 0), 1.0, 70))
    n = np.array([-t[1], t[0]])
    u, v = (c.X - o[0]) * t[0] + (c.Y - o[1]) * t[1], (c.X - o[0]) * n[0] + (c.Y - o[1]) * n[1]
    fin = np.maximum(np.abs(v) - 0.075, np.abs(u + 0.05) - 1.05)
    c.raised = np.where(fin < 0, 0.12 + 0.42 * (1.0 + u) / 1.1, c.raised).astype(np.float32)
    c.plate(np.maximum(np.abs(v) - 0.2, np.abs(u + 0.05) - 1.15).astype(np.float32), 0.05, 0.03)
    # the measuring rod
    p, q = np.array((-2.3, -2.55)), np.array((4.6, -2.55))
    rod = c.rectangle((p[0], p[1] - 0.26), (q[0], q[1] + 0.26), 0.05)
    c.plate(rod, 0.20, 0.06)
    for k in range(1, 33):
        x = p[0] + (q[0] - p[0]) * k / 33
        reach = 0.40 if k % 8 == 0 else 0.28 if k % 4 == 0 else 0.17
        c.groove([(x, p[1] + 0.26), (x, p[1] + 0.26 - reach)], 0.06, 0.07)
    for x in (p[0] + 0.14, q[0] - 0.14):
        c.plate(np.abs(c.rectangle((x - 0.14, p[1] - 0.30), (x + 0.14, p[1] + 0.30), 0.05)) - 0.03, 0.05, 0.03)


@relief(
    "search",
    "A magnifying glass of stone lies over a maze of water channels, and inside its ring the maze appears larger.",
    seed=108,
    camera=Camera(yaw=24, pitch=50, distance=12.2, target=(0.3, 0.1)),
)
def search(c, rng):
    """A lens over a maze; under the lens the same maze, twice as large."""
    c.kerb = 0.3
    o, r0 = np.array((0.1, 0.35)), 1.85
    cell = 0.62
    n = 34
    # a maze by depth-first search
    seen, walls, stack = {(n // 2, n // 2)}, set(), [(n // 2, n // 2)]
    while stack:
        i, j = stack[-1]
        near = [
            (i + a, j + b)
            for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if 0 <= i + a < n and 0 <= j + b < n and (i + a, j + b) not in seen
        ]
        if not near:
            stack.pop()
            continue
        nxt = near[rng.integers(len(near))]
        seen.add(nxt)
        walls.add(((i, j), nxt))
        stack.append(nxt)
    at = lambda p: np.array([(p[0] - n / 2) * cell, (p[1] - n / 2) * cell]) + (0.6, 0.2)  # noqa: E731
    for a, b in sorted(walls):
        pa, pb = at(a), at(b)
        if min(np.hypot(*(pa - o)), np.hypot(*(pb - o))) > r0 - 0.1:
            c.channel([pa, pb], 0.17, EDGE + pa[0], join=0.06, depth=0.27)
    ring = c.disc(o, r0)
    big = np.full(c.shape, 9.0, np.float32)
    for a, b in sorted(walls):
        pa, pb = (at(a) - o) * 2.0 + o, (at(b) - o) * 2.0 + o
        if min(np.hypot(*(pa - o)), np.hypot(*(pb - o))) < r0 + 0.3:
            big = np.minimum(big, c.stroke([pa, pb], 0.36, 0.5))
    inside = ring < 0
    bowl = np.maximum(big, ring + 0.06).astype(np.float32)
    c.wet = np.where(ring < 0.42, np.maximum(c.wet, 0.4 - np.maximum(ring, 0)), c.wet).astype(np.float32)
    c.pool(np.where(inside, bowl, 9.0).astype(np.float32), start=EDGE, join=0.02, depth=0.30)
    c.lift(c.disc(o, r0 + 0.1), 0.10, 0.05)
    band = np.abs(ring - 0.17) / 0.21
    c.raised = np.where(band < 1, np.maximum(c.raised, 0.05 + 0.24 * np.sqrt(np.clip(1 - band**2, 0, 1))), c.raised).astype(
        np.float32
    )
    c.cover |= (band < 1.05) & (ring > 0.0)
    p, q = np.array(polar(o, r0 + 0.30, -52)), np.array(polar(o, r0 + 2.7, -52))
    grip = c.stroke([p + (q - p) * 0.16, q], 0.0, 0.7)
    shaft = c.stroke([p, q], 0.0, 0.7)
    for d, half, h in ((shaft, 0.15, 0.24), (grip, 0.27, 0.34)):
        c.raised = np.where(
            d < half, np.maximum(c.raised, 0.04 + h * np.sqrt(np.clip(1 - (d / half) ** 2, 0, 1))), c.raised
        ).astype(np.float32)
        c.cover |= d < half + 0.02
        c.wet = np.where(d < half, np.maximum(c.wet, half - d), c.wet).astype(np.float32)
    for k in range(6):
        m = p + (q - p) * (0.28 + 0.12 * k)
        t = (q - p) / np.hypot(*(q - p))
        s = np.array([-t[1], t[0]]) * 0.27
        c.groove([m - s, m + s], 0.07, 0.05)
