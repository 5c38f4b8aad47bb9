"""Reliefs of the core pages: home, about, contact, services, portfolio, not found."""

import numpy as np

from field import curve, polar, smoothstep, turned
from view import Camera

from .base import EDGE, island, relief, rounded, stand


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
    "A stone chisel and a mallet lie at the end of a channel of lit water that is still being cut along a scored line.",
    seed=102,
    camera=Camera(yaw=22, pitch=49, distance=11.8, target=(0.5, 0.0)),
)
def services(c, rng):
    """Work in progress: the channel runs lit as far as the chisel has come, the line ahead is only scored."""
    c.kerb = 0.9
    bed = lambda s: 0.32 - 0.20 * smoothstep(EDGE - 0.3, EDGE + 0.55, s)  # noqa: E731
    c.channel([(-EDGE, -1.1), (0.55, -1.1)], 0.66, 0, depth=bed)
    for y in (-1.43, -0.77):
        c.groove([(0.4, y), (EDGE, y)], 0.07, 0.06)
    for x in np.arange(1.0, 6.5, 0.62):
        c.groove([(x, -1.43), (x + 0.16, -0.77)], 0.05, 0.035)
    for _ in range(46):  # chips
        p = (0.9 + rng.normal(0, 0.75), -1.1 + rng.normal(0, 0.75))
        c.dome(p, rng.uniform(0.03, 0.11), rng.uniform(0.03, 0.09), rng.uniform(0.5, 1), rng.uniform(0, 180))
    tool(c, np.array((0.42, -1.05)), 33, ((0.0, 0.34), (0.10, 0.34), (0.95, 0.17), (1.0, 0.17), (2.35, 0.19), (2.4, 0.27), (2.75, 0.27)), 0.10)
    handle = np.array((-1.35, 0.30))
    tool(c, handle, 48, ((0.0, 0.19), (0.6, 0.14), (2.4, 0.16)), 0.0)
    head = np.array(polar(handle, 2.75, 48))
    along = np.array(polar((0, 0), 1.0, 48))
    side = np.array([-along[1], along[0]])
    corners = [head - along * 0.52 - side * 0.98, head + along * 0.52 - side * 0.98, head + along * 0.52 + side * 0.98, head - along * 0.52 + side * 0.98]
    block = c.polygon(corners, 0.05)
    u = (c.X - head[0]) * along[0] + (c.Y - head[1]) * along[1]
    barrel = 0.52 * np.sqrt(np.clip(1 - (u / 0.62) ** 2, 0, 1)) + 0.06
    stand(c, block, barrel * smoothstep(0.02, -0.05, block))
    for f in (-0.62, 0.62):
        c.groove([head + side * f - along * 0.6, head + side * f + along * 0.6], 0.09, 0.06)


def tool(c, tip, angle, profile, lean):
    """A round bar that lies on the stone: half widths along its length; its tip is `lean` deep in the ground."""
    along = np.array(polar((0, 0), 1.0, angle))
    u = (c.X - tip[0]) * along[0] + (c.Y - tip[1]) * along[1]
    v = (c.Y - tip[1]) * along[0] - (c.X - tip[0]) * along[1]
    at, half = zip(*profile)
    wide = np.interp(u, at, half).astype(np.float32)
    thick = np.minimum(wide, 0.03 + 0.2 * np.clip(u, 0, 1.5)) if lean else wide
    body = np.maximum(np.abs(v) - wide, np.maximum(-u, u - at[-1]))
    top = 0.04 + 1.5 * thick * np.sqrt(np.clip(1 - (v / wide) ** 2, 0, 1))
    stand(c, body, top)


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


@relief(
    "contact",
    "A large stone letter is sealed with a round seal, and the folds of its flap are channels of lit water.",
    seed=9,
    camera=Camera(yaw=20, pitch=51, distance=12.2, target=(0.15, 0.05)),
)
def contact(c, rng):
    """A sealed letter: its folds carry the water, and a channel brings it."""
    c.kerb = 0.3
    low, high, mid = np.array((-2.45, -1.75)), np.array((2.95, 1.95)), 0.25
    sheet = c.rectangle(low, high, 0.08)
    c.channel([(-EDGE, -0.6), (-4.2, -0.6), (-4.2, high[1] - 0.12), (low[0], high[1] - 0.12)], 0.34, 0, radius=0.8)
    c.lift(sheet, 0.20, 0.06)
    tip = (mid, -0.25)
    flap = c.polygon([(low[0] + 0.14, high[1] - 0.14), tip, (high[0] - 0.14, high[1] - 0.14)], 0.02)
    c.lift(flap, 0.08 * smoothstep(-1.6, 0.0, flap), 0.05)
    c.channel([(low[0] + 0.12, high[1] - 0.12), (high[0] - 0.12, high[1] - 0.12)], 0.24, EDGE, join=0.06, depth=0.28)
    for x in (low[0] + 0.12, high[0] - 0.12):
        c.channel([(x, high[1] - 0.12), tip], 0.24, EDGE, join=0.06, depth=0.28)
        inner = x + (1.95 if x < mid else -1.95)
        c.channel([(x + np.sign(mid - x) * 0.12, low[1] + 0.12), (inner, 0.28)], 0.11, EDGE, join=0.04, depth=0.22)
    seal = c.disc(tip, 0.62) - 0.03 * np.cos(9 * np.arctan2(c.Y - tip[1], c.X - tip[0]))
    stand(c, seal, 0.14 + rounded(seal, 0.16, 0.10))
    c.plate(c.disc(tip, 0.42), -0.07, 0.04)
    for line in ([(-0.30, 0), (0.02, 0)], [(0.0, -0.17), (0.0, 0.17)], [(0.0, 0.17), (0.28, 0.17)], [(0.0, -0.17), (0.28, -0.17)]):
        c.ridge([np.add(tip, p) for p in line], 0.10, 0.07)


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
