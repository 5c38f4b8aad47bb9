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
    "Four stone sheets fan out of a folder, and on each a work is drawn in lit water: a house, coins, a satellite and an abacus.",
    seed=103,
    camera=Camera(yaw=12, pitch=57, distance=13.2, target=(0.45, -0.15)),
)
def portfolio(c, rng):
    """A folder of works: four sheets stand fanned in its pocket, each with a drawing of its own."""
    c.kerb = 0.2
    pivot, angles = np.array((0.85, -4.3)), (30, 10.5, -9, -28.5)
    sheet = np.array([(-1.05, 1.5), (1.05, 1.5), (1.05, 7.1), (-1.05, 7.1)])
    sheets = [c.polygon(turned(sheet + pivot, a, pivot), 0.04) for a in angles]
    for k, lies in enumerate(sheets):
        c.terrain = np.maximum(c.terrain, (0.38 - 0.10 * k) * smoothstep(0.02, -0.02, lies)).astype(np.float32)
        hidden = np.min([9.0 + 0 * c.X, *sheets[:k]], 0)
        c.plate(np.maximum(np.abs(lies + 0.13) - 0.028, 0.05 - hidden).astype(np.float32), -0.05, 0.03)
    for k, (draw, angle) in enumerate(zip((house_sign, coins_sign, satellite_sign, abacus_sign), angles)):
        o = pivot + turned(np.array([(0.16 if k else 0.0, 5.95)]), angle)[0]
        sign = draw(c, lambda points, o=o, a=angle: turned(1.35 * np.array(points, float), a) + o)
        hidden = np.min([9.0 + 0 * c.X, *sheets[:k]], 0)
        c.pool(np.maximum(sign, 0.06 - hidden), start=EDGE + k, join=0.01, depth=0.25)
    pocket = c.polygon([(-1.45, -3.0), (3.15, -3.0), (3.45, -0.72), (2.75, -0.6), (-1.05, -0.6), (-1.75, -0.72)], 0.05)
    pocket = np.maximum(pocket, -c.disc((0.85, -0.25), 0.72))
    c.terrain = np.where(pocket < 0, 0.60, c.terrain).astype(np.float32)
    c.raised = np.where(pocket < 0, 0.0, c.raised).astype(np.float32)
    c.plate(np.abs(pocket + 0.16) - 0.025, -0.04, 0.03)
    c.channel([(-EDGE, -2.0), (0.85, -2.0)], 0.34, 0, join=0.03)
    c.channel([(0.85, -2.0), (3.17, -2.0)], 0.34, EDGE + 1, join=0.03)
    clasp = c.disc((0.85, -2.0), 0.46)
    stand(c, clasp, 0.06 + rounded(clasp, 0.12, 0.10))
    c.plate(clasp + 0.20, -0.06, 0.04)


def house_sign(c, at):
    """A gabled house in outline, with its door."""
    wall = np.abs(c.polygon(at([(-0.42, -0.50), (0.42, -0.50), (0.42, 0.12), (0.0, 0.56), (-0.42, 0.12)]))) - 0.09
    return np.minimum(wall, c.polygon(at([(-0.12, -0.5), (0.12, -0.5), (0.12, -0.12), (-0.12, -0.12)])))


def coins_sign(c, at):
    """Two coins, one before the other."""
    back, front = (c.disc(p, 0.42) for p in at([(-0.20, 0.22), (0.16, -0.18)]))
    return np.minimum(np.maximum(np.abs(back) - 0.085, 0.17 - front), np.abs(front) - 0.085)


def satellite_sign(c, at):
    """A body between two wings. Waves below it would read as the mouth of a face."""
    box = lambda x0, y0, x1, y1: c.polygon(at([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]))  # noqa: E731
    boxes = [box(-0.14, 0.06, 0.14, 0.56), box(-0.60, 0.16, -0.24, 0.46), box(0.24, 0.16, 0.60, 0.46)]
    return np.min(boxes, 0)


def abacus_sign(c, at):
    """Three rods with beads."""
    rods = [c.stroke(at([(-0.50, y), (0.50, y)]), 0.10) for y in (-0.38, 0.0, 0.38)]
    beads = [c.disc(p, 0.18) for p in at([(-0.36, -0.38), (-0.06, -0.38), (0.36, 0.0), (0.04, 0.0), (-0.36, 0.38), (0.32, 0.38)])]
    return np.min(rods + beads, 0)


@relief(
    "contact",
    "A large stone letter is sealed with a round seal, and lit water runs round it and along the fold of its flap.",
    seed=9,
    camera=Camera(yaw=17, pitch=53, distance=12.2, target=(0.45, -0.05)),
)
def contact(c, rng):
    """A sealed letter: it lies in water, and water runs along its flap to the seal."""
    c.kerb = 0.3
    low, high = np.array((-1.85, -1.75)), np.array((3.55, 2.05))
    mid, tip = (low[0] + high[0]) / 2, np.array(((low[0] + high[0]) / 2, -0.42))
    sheet = c.rectangle(low, high, 0.08)
    c.pool((sheet - 0.20).astype(np.float32), start=EDGE, join=0.1, depth=0.34)
    c.channel([(-EDGE, -2.6), (-3.9, -2.6), (-3.9, -0.6), (low[0] - 0.1, -0.6)], 0.38, 0, radius=0.9, join=0.15)
    island(c, sheet)
    c.lift(sheet, 0.26, 0.05)
    for s in (-1, 1):  # the lower folds rise towards the middle
        corner = np.array((mid + s * (high[0] - mid - 0.14), low[1] + 0.12))
        c.groove([corner, (mid + s * 0.55, 0.02)], 0.13, 0.07)
    ends = [np.array((x, high[1] - 0.28)) for x in (low[0] + 0.26, high[0] - 0.26)]
    flap = c.polygon([ends[0] + (0.12, 0.2), tip + (0, 0.1), ends[1] + (-0.12, 0.2)], 0.03)
    c.lift(flap, 0.10, 0.03)
    c.channel([ends[0], tip, ends[1]], 0.34, EDGE, radius=0.25, join=0.06, depth=0.28)
    seal = c.disc(tip, 0.82) - 0.035 * np.cos(9 * np.arctan2(c.Y - tip[1], c.X - tip[0]))
    island(c, seal - 0.03)
    c.raised = np.where(seal < 0, 0.0, c.raised).astype(np.float32)
    c.lift(seal, 0.15, 0.06)
    c.plate(np.abs(seal + 0.10) - 0.07, 0.035, 0.05)
    for line in ([(-0.44, 0), (0.05, 0)], [(0.42, 0.27), (0.0, 0.27), (0.0, -0.27), (0.42, -0.27)]):
        c.channel([np.add(tip, p) for p in line], 0.18, EDGE, radius=0.16, join=0.03, depth=0.26)


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
