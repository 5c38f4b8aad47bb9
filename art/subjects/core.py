"""Reliefs of the core pages: home, about, contact, services, portfolio, not found."""

import numpy as np

from field import curve, polar, smoothstep, turned
from view import Camera

from .base import EDGE, island, relief


@relief(
    "falaj",
    "One lit water channel carved in sandstone divides again and again into sixteen equal channels.",
    seed=11,
    camera=Camera(distance=16.0),
    terraces=1.0,
    furrows=0.3,
)
def falaj(c, rng):
    """One inlet that divides and divides again into sixteen shares."""

    def divide(x, y, span, level, s, width):
        if level == 4:
            c.channel([(x, y), (EDGE, y)], width, s)
            return
        run = (2.0, 1.15, 1.35, 1.0)[level] * (0.85 + 0.3 * rng.random())
        split = x + run
        s = c.channel([(x, y), (split + 0.01, y)], width, s)
        share = 0.5 if level in (0, 3) else rng.choice([0.5, 0.42, 0.58])
        for side, part in ((1, share), (-1, 1 - share)):
            to = y + side * span * (1 - part) / 2
            thin = width * 0.86
            end = c.channel([(split, y), (split, to), (split + 0.7, to)], thin, s, radius=0.42)
            divide(split + 0.7, to, span * part, level + 1, end, thin)

    c.channel([(-EDGE, 0), (-3.2, 0)], 0.44, 0)
    divide(-3.2, 0.0, 10.6, 0, EDGE - 3.2, 0.44)


@relief(
    "about",
    "An old round stone well with worn steps feeds many winding channels, some still running with lit water and some long dry.",
    seed=101,
    camera=Camera(distance=12.6, target=(0.2, 0.1)),
)
def about(c, rng):
    """The mother well: rings of worn steps, a deep mouth, channels of many ages that leave it."""
    c.kerb = 0.8
    o = np.array((0.1, 0.0))
    for r, h in ((2.15, 0.05), (1.80, 0.06)):
        c.plate((c.disc(o, r) + 0.02 * c.noise(rng, 2.0, 2)).astype(np.float32), h, 0.06)
    angle = np.arctan2(c.Y - o[1], c.X - o[0])
    r = np.hypot(c.X - o[0], c.Y - o[1])
    c.basin(o, 0.86, EDGE, join=0.04, depth=0.5)
    for ring, n, shift in ((1.02, 14, 0.0), (1.32, 18, 0.5)):  # the well's kerb: two courses of cut stones
        course = (np.abs(r - ring - 0.02) - 0.15).astype(np.float32)
        joint = np.abs((angle / (2 * np.pi) * n + shift) % 1 - 0.5) * 2 * np.pi / n * r - 0.02
        lean = 0.025 * np.sin(np.floor(angle / (2 * np.pi) * n + shift) * 12.9898)
        body = (0.26 if n == 14 else 0.16) + lean
        c.raised += (body * smoothstep(0.03, -0.03, course) * smoothstep(-0.0, 0.035, joint)).astype(np.float32)
    for k, (a, width, dry) in enumerate(
        (
            (190, 0.36, False),
            (228, 0.20, True),
            (255, 0.26, False),
            (292, 0.20, False),
            (322, 0.15, True),
            (345, 0.26, False),
            (12, 0.20, False),
            (38, 0.17, True),
            (64, 0.24, False),
            (98, 0.20, False),
            (128, 0.16, True),
            (158, 0.20, False),
        )
    ):
        pts, p, heading = [polar(o, 1.60, a), polar(o, 2.3, a)], np.array(polar(o, 2.3, a)), a
        for _ in range(9):
            heading = a + rng.uniform(-34, 34)
            p = p + np.array(polar((0, 0), 1.15, heading))
            pts.append(p)
        line = curve(pts, 9)
        if dry:
            c.channel(line, width, radius=0, depth=0.10, dry=True, join=0.05)
        else:
            c.channel(line, width, EDGE, radius=0, join=0.08)
            c.channel([polar(o, 0.7, a), polar(o, 1.7, a)], width * 0.8, EDGE, join=0.04)
    for k in range(60):  # fallen stones
        q = polar(o, rng.uniform(2.3, 7), rng.uniform(0, 360))
        c.dome(q, rng.uniform(0.03, 0.09), rng.uniform(0.03, 0.08), rng.uniform(0.6, 1), rng.uniform(0, 180))


@relief(
    "services",
    "One wide channel feeds six equal side channels, and each ends in a basin of a different shape.",
    seed=102,
    camera=Camera(yaw=24, pitch=48, distance=12.6, target=(0.5, 0.1)),
)
def services(c, rng):
    """Six practices from one source: circle, square, hexagon, triangle, cross and diamond."""
    c.channel([(-EDGE, 0), (EDGE, 0)], 0.52, 0)
    for k in range(6):
        i, side = k // 2, (1, -1)[k % 2]
        x = -1.75 + 2.45 * i
        o = (x, side * 2.15)
        c.channel([(x, 0), (x, side * 1.5)], 0.26, EDGE + x)
        if k == 0:
            d = c.disc(o, 0.72)
        elif k == 1:
            d = c.rectangle((o[0] - 0.66, o[1] - 0.66), (o[0] + 0.66, o[1] + 0.66), 0.08)
        elif k == 2:
            d = c.polygon([polar(o, 0.78, 60 * t) for t in range(6)], 0.03)
        elif k == 3:
            d = c.polygon([polar((o[0], o[1] - 0.12), 0.95, 90 + 120 * t) for t in range(3)], 0.04)
        elif k == 4:
            d = np.minimum(
                c.rectangle((o[0] - 0.78, o[1] - 0.30), (o[0] + 0.78, o[1] + 0.30), 0.05),
                c.rectangle((o[0] - 0.30, o[1] - 0.78), (o[0] + 0.30, o[1] + 0.78), 0.05),
            )
        else:
            d = c.polygon([polar(o, 0.86, 90 * t) for t in range(4)], 0.03)
        c.plate(c.rectangle((o[0] - 1.08, o[1] - 1.08), (o[0] + 1.08, o[1] + 1.08), 0.15), 0.07, 0.05)
        c.plate(np.abs(d - 0.17) - 0.035, 0.045, 0.03)
        c.pool(d.astype(np.float32), start=EDGE + x + 1.5, join=0.05, depth=0.36)
        island(c, d + 0.36)
        c.plate(d + 0.36, 0.05, 0.05)


@relief(
    "portfolio",
    "Four stone basins of different shape, a circle, a square, an eight-pointed star and a four-leaf, are fed by one channel.",
    seed=103,
    camera=Camera(yaw=24, pitch=49, distance=12.0, target=(0.4, 0.0)),
)
def portfolio(c, rng):
    """Four works, each unlike the others, all fed by the same water."""
    s = c.channel([(-EDGE, 0), (4.0, 0)], 0.34, 0)
    c.channel([(4.0, 0), (EDGE, 0)], 0.34, s)
    for k, o in enumerate(((-1.25, 1.72), (2.15, 1.72), (-1.25, -1.72), (2.15, -1.72))):
        up = 1 if o[1] > 0 else -1
        c.channel([(o[0], 0), (o[0], up * 0.9)], 0.24, EDGE + o[0])
        if k == 0:
            d = c.disc(o, 1.12)
        elif k == 1:
            a = 1.12
            squares = [c.polygon(turned(np.array([(-a, -a), (a, -a), (a, a), (-a, a)]) * 0.80, t, (0, 0)) + o) for t in (0, 45)]
            d = np.minimum(*squares)
        elif k == 2:
            d = c.rectangle((o[0] - 1.05, o[1] - 1.05), (o[0] + 1.05, o[1] + 1.05), 0.06)
        else:
            d = np.min([c.disc((o[0] + dx, o[1] + dy), 0.62) for dx, dy in ((0.5, 0), (-0.5, 0), (0, 0.5), (0, -0.5))], 0)
        d = d.astype(np.float32)
        c.plate(d - 0.32, 0.09, 0.05)
        c.plate(d - 0.16, 0.05, 0.04)
        c.pool(d, start=EDGE + 2, join=0.05, depth=0.40)
        inner = d + (0.42 if k != 1 else 0.36)
        if k == 0:
            inner = np.abs(d + 0.55) - 0.13
        elif k == 2:
            inner = np.max([d + 0.20, -(np.abs(c.X - o[0]) - 0.13), -(np.abs(c.Y - o[1]) - 0.13)], 0)
        elif k == 3:
            inner = c.disc(o, 0.34)
        island(c, inner)
        c.plate(inner.astype(np.float32), 0.06, 0.05)
        if k in (1, 3):
            c.plate(np.abs(inner + 0.16) - 0.03, 0.05, 0.03)


@relief("contact", "Eight water channels from every side meet in one round basin carved in sandstone.", seed=9)
def contact(c, rng):
    """Channels from every side that meet in one round basin."""
    o = (0.2, 0.0)
    for r, h in ((2.35, -0.05), (1.95, -0.05)):
        c.plate(c.disc(o, r), h, 0.05)
    c.basin(o, 1.45, 30.0, join=0.35, depth=0.42)
    routes = [
        [(-EDGE, -1.6), (-3.0, -1.6), (-3.0, 0), (-1.0, 0)],
        [(-1.9, EDGE), (-1.9, 1.5), (-0.6, 0.8)],
        [(0.9, EDGE), (0.9, 3.2), (0.2, 3.2), (0.2, 1.2)],
        [(EDGE, 3.0), (2.6, 3.0), (2.6, 1.4), (0.9, 0.9)],
        [(EDGE, 0.2), (1.2, 0.2)],
        [(EDGE, -2.5), (3.2, -2.5), (3.2, -1.3), (1.1, -0.7)],
        [(1.5, -EDGE), (1.5, -3.2), (0.5, -3.2), (0.5, -1.2)],
        [(-1.6, -EDGE), (-1.6, -3.3), (-0.9, -1.0)],
    ]
    for k, route in enumerate(routes):
        length = sum(float(np.hypot(*np.subtract(b, a))) for a, b in zip(route, route[1:]))
        c.channel(route, 0.36 if k == 0 else 0.26, 30.0 - length, radius=0.6, join=0.22)


@relief(
    "not-found",
    "A jagged crack runs through the sandstone and breaks a water channel: lit before the crack, dry and displaced behind it.",
    seed=2,
    camera=Camera(yaw=24, pitch=48, distance=11.5, target=(0.2, 0.0)),
)
def not_found(c, rng):
    """A broken link: the ground has split and shifted, and the channel beyond the crack lies dry."""
    c.kerb = 0.8
    crack = [(2.6, 9.0), (2.0, 5.2), (2.5, 3.6), (1.5, 2.5), (1.9, 1.5), (0.9, 0.75), (1.25, -0.2), (0.35, -1.0), (0.75, -2.1), (-0.3, -3.1),
             (0.1, -4.4), (-0.8, -6.5)]
    c.channel([(-EDGE, -0.35), (1.5, -0.35)], 0.62, 0)
    c.channel([(0.6, 0.95), (EDGE, 0.95)], 0.62, depth=0.22, dry=True)
    line = np.array(crack)
    split = c.stroke(line, 0.0, 3.0)
    side = np.interp(c.Y, line[::-1, 1], line[::-1, 0]) - c.X  # positive on the near side
    c.terrain += (0.24 * smoothstep(0.05, -0.05, side)).astype(np.float32)
    wide = 0.30 + 0.10 * c.noise(rng, 1.2, 2)
    gap = split - wide
    c.wet = np.where(side < 0.2, np.maximum(c.wet, 0.3), c.wet).astype(np.float32)
    c.dry = np.where(side > 0, np.maximum(c.dry, 0.3), c.dry).astype(np.float32)
    island(c, gap)
    c.raised -= (0.95 * smoothstep(0.03, -0.12, gap)).astype(np.float32)
    for p, q in (((1.5, 2.5), (-0.3, 3.2)), ((1.25, -0.2), (2.6, -1.1)), ((0.35, -1.0), (-1.3, -1.9)), ((0.75, -2.1), (2.4, -2.9))):
        t = np.linspace(0, 1, 8)[:, None]
        twig = np.array(p) * (1 - t) + np.array(q) * t + rng.normal(0, 0.11, (8, 2)) * np.minimum(4 * t, 1)
        c.channel(twig, 0.16, radius=0, depth=0.16, dry=True, taper=0.01, join=0.02)
    for _ in range(34):  # rubble along the edge
        k = rng.integers(len(line) - 1)
        p = line[k] + (line[k + 1] - line[k]) * rng.random() + rng.normal(0, 0.45, 2)
        c.dome(p, rng.uniform(0.04, 0.13), rng.uniform(0.04, 0.12), rng.uniform(0.6, 1), rng.uniform(0, 180), base=-0.02)
