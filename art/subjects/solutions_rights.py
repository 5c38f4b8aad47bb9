"""Reliefs of the solutions for works and rights: assets, infrastructure, ideas, carbon."""

import math

import numpy as np

from field import curve, polar, smoothstep, turned
from view import Camera

from .base import EDGE, relief, rounded, stand


@relief(
    "rwa",
    "A large stone dhow lies in a harbour of lit water, and its holds carry a house, gold bars and a tree.",
    seed=31,
    camera=Camera(yaw=20, pitch=53, distance=11.8, target=(0.25, 0.0)),
)
def rwa(c, rng):
    """Real things brought on board: each has a hold of its own in one dhow."""
    c.kerb = 0.7
    o, turn = np.array((0.45, 0.1)), 20.0
    at = lambda points: turned(np.array(points, float), turn) + o  # noqa: E731
    box = lambda x0, y0, x1, y1, corner=0.02: c.polygon(at([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]), corner)  # noqa: E731
    t = np.linspace(0, 1, 60)
    wide = np.where(t < 0.42, 1.22 - 0.42 * ((0.42 - t) / 0.42) ** 2, 1.22 * np.clip(1 - ((t - 0.42) / 0.58) ** 2, 0, 1) ** 0.75)
    x = -3.0 + 6.2 * t
    hull = c.polygon(at(np.vstack([np.stack([x, wide], -1), np.stack([x, -wide], -1)[::-1]])), 0.02)
    a = math.radians(turn)
    along = (c.X - o[0]) * math.cos(a) + (c.Y - o[1]) * math.sin(a)
    c.pool((hull - 0.72).astype(np.float32), start=EDGE, join=0.1, depth=0.38)
    c.channel([(-EDGE, -2.2), (-4.4, -2.2), *at([(-2.6, -0.6)])], 0.46, 0, radius=0.9, join=0.3)
    c.channel(at([(2.4, 0.2), (EDGE, 0.2)]), 0.46, EDGE + 6, join=0.3)
    for p in at([(-1.6, 2.25), (0.2, 2.35), (-0.6, -2.3), (1.2, -2.2)]):  # bollards on the quay
        c.dome(p, 0.15, 0.24)
    rise = 0.16 * smoothstep(1.2, 3.2, along) + 0.10 * smoothstep(-1.8, -3.0, along)  # bow and stern stand higher
    stand(c, hull, (0.10 + 0 * along).astype(np.float32))
    rail = np.abs(hull + 0.12) - 0.12
    stand(c, rail, (0.27 + rise + rounded(rail, 0.10, 0.06)).astype(np.float32))
    decks = np.minimum(np.maximum(hull, along + 2.05), np.maximum(hull, 1.95 - along))
    stand(c, decks, (0.22 + rise).astype(np.float32))
    for y in np.arange(-1.05, 1.1, 0.3):  # planks
        for x0, x1 in ((-2.8, -2.1), (2.0, 2.9)):
            c.groove(at([(x0, y), (x1, y)]), 0.04, 0.03)
    for x0 in (-2.05, -0.62, 0.66, 1.95):
        beam = np.maximum(np.abs(along - x0) - 0.10, hull + 0.04)
        stand(c, beam, 0.26 + rounded(beam, 0.07, 0.05))
    for sign in (-1, 1):  # the rudder, and the stem that leads the bow
        stand(c, box(-3.45, -0.06, -2.9, 0.06) if sign < 0 else box(2.9, -0.07, 3.5, 0.07), 0.46 if sign > 0 else 0.30)
    house = box(-1.72, -0.62, -0.96, 0.62)
    stand(c, house, (0.36 + 0.38 * np.clip(1 - np.abs(along + 1.34) / 0.42, 0, 1)).astype(np.float32))
    for k in range(3):  # bars, two courses
        bar = box(-0.42 + 0.30 * k, -0.66, -0.20 + 0.30 * k, 0.66, 0.0)
        stand(c, bar, 0.24 + rounded(bar, 0.09, 0.14))
    for y in (-0.34, 0.22):
        bar = box(-0.40, y - 0.12, 0.42, y + 0.12, 0.0)
        stand(c, bar, 0.40 + rounded(bar, 0.09, 0.14))
    crown = at([(1.30, 0.0)])[0]
    for _ in range(46):  # a tree
        p = crown + rng.normal(0, 0.22, 2)
        away = np.hypot(*(p - crown))
        if away < 0.5:
            c.dome(p, rng.uniform(0.10, 0.18), 0.14, base=0.36 + 0.36 * math.sqrt(max(0.0, 1 - (away / 0.55) ** 2)))
    trunk = c.disc(crown, 0.5)
    stand(c, trunk, 0.32 + rounded(trunk, 0.45, 0.32))


@relief(
    "infrastructure",
    "A two-storey aqueduct of stone arches carries a lit water channel above a river.",
    seed=41,
    camera=Camera(yaw=15, pitch=50, distance=13.5),
)
def infrastructure(c, rng):
    """An aqueduct drawn in elevation: a channel on top, small arches, great arches, the river at its foot."""
    c.kerb = 0.4
    c.lift(c.rectangle((-EDGE, -2.3), (EDGE, 3.2), 0.05), 0.26, 0.05)
    c.plate(c.rectangle((-EDGE, 0.80), (EDGE, 1.02), 0.03), 0.07, 0.04)
    c.plate(c.rectangle((-EDGE, 2.20), (EDGE, 2.42), 0.03), 0.07, 0.04)

    def arches(pitch, half, foot, spring, deep):
        for k in range(int(-EDGE / pitch), int(EDGE / pitch)):
            x = (k + 0.5) * pitch
            hole = np.minimum(c.rectangle((x - half, foot), (x + half, spring), 0.02), c.disc((x, spring), half))
            ring = np.where(c.Y > spring - 0.05, np.abs(hole - 0.09) - 0.08, 9.0)
            c.plate(ring, 0.05, 0.03)
            c.plate(hole, -deep, 0.05)
            for a in range(15, 180, 25):  # joints between the stones of the arch
                p, q = polar((x, spring), half + 0.02, a), polar((x, spring), half + 0.17, a)
                c.groove([p, q], 0.035, 0.03)

    arches(1.90, 0.62, -2.5, -0.35, 0.34)
    arches(0.95, 0.29, 1.10, 1.75, 0.26)
    for k in range(-7, 8):  # coursed stone on the great piers
        for y in (-2.0, -1.6, -1.2, -0.8, -0.4):
            c.groove([(k * 1.9 - 0.33, y), (k * 1.9 + 0.33, y)], 0.03, 0.025)
    c.channel([(-EDGE, 2.80), (EDGE, 2.80)], 0.42, 0, depth=0.30)
    c.channel(curve([(-EDGE, -3.3), (-6, -3.2), (-2, -3.3), (2, -3.2), (6, -3.3), (EDGE, -3.2)]), 1.50, 0, radius=0, depth=0.36)


@relief(
    "intellectual-property",
    "A large fingerprint is carved in sandstone, and water fills the grooves between its ridges.",
    seed=45,
    camera=Camera(yaw=18, pitch=55, distance=13.0, target=(0.1, -0.2)),
)
def intellectual_property(c, rng):
    """A fingerprint: a whorl whose lines fork here and there as real ones do."""
    wave = 0.37
    tilt = turned(np.stack([c.X.ravel(), c.Y.ravel()], -1), -12).astype(np.float32).reshape(c.shape + (2,))
    x, y = tilt[..., 0] + 0.16 * c.noise(rng, 0.5, 2), tilt[..., 1] + 0.16 * c.noise(rng, 0.5, 2)
    low = np.where(y < 0.2, 0.2 + (y - 0.2) * 0.62, y)  # a loop: the lines run out at the foot
    core = np.hypot((x + 0.12 * low) / 0.84, low - np.clip(low, -0.1, 0.35))
    phase = core / wave * 2 * np.pi
    for px, py, turn in ((1.0, 1.3, 70), (-1.35, 0.6, 160), (1.5, -1.0, 250), (-0.9, -1.9, 20), (0.2, 2.3, 80), (0.6, -2.2, 300)):
        qx, qy = polar((px, py), 0.8, turn)  # one line ends here and another begins there: a pair keeps the rest in place
        phase = phase + np.arctan2(y - py, x - px) - np.arctan2(y - qy, x - qx)
    line = (np.abs((phase / (2 * np.pi) + 0.5) % 1 - 0.5) - 0.26) * wave
    outline = (np.hypot(x / 2.75, y / 3.45) - 1) * 2.9
    c.lift(outline - 0.30, 0.05, 0.25)
    c.kerb = 0.5
    ridge = np.maximum(line, outline).astype(np.float32)
    c.pool(ridge, start=EDGE, join=0.05, depth=0.24)
    c.channel([(-EDGE, -2.2), (-4.0, -2.2), (-1.9, -0.9)], 0.30, 0, radius=0.8, join=0.08)


@relief(
    "carbon-credits",
    "The rings of a felled tree are carved in sandstone, with lit water in its widest rings and cracks.",
    seed=46,
    camera=Camera(yaw=22, pitch=50, distance=12.0),
)
def carbon_credits(c, rng):
    """Tree rings: uneven years round an off-centre heart, bark at the rim, cracks that carry the water in."""
    o = (0.15, 0.1)
    dx, dy = c.X - o[0], c.Y - o[1]
    angle, r = np.arctan2(dy, dx), np.hypot(dx, dy)
    lobes = 1 + 0.045 * np.sin(2 * angle + 0.6) + 0.03 * np.sin(3 * angle + 2.1) + 0.018 * np.sin(7 * angle)
    r = r / lobes + 0.022 * c.noise(rng, 1.2, 2)
    c.kerb = 0.3
    outer = 3.15
    c.lift((r - outer - 0.2).astype(np.float32), 0.20, 0.14)
    bark = np.abs(np.sin(17 * angle + 1.6 * c.noise(rng, 1.0, 2)))
    c.raised += (
        smoothstep(outer - 0.30, outer - 0.22, r) * smoothstep(outer + 0.28, outer + 0.10, r) * (0.03 + 0.11 * bark**0.6)
    ).astype(np.float32)
    radius, year = 0.20, 0
    while radius < outer - 0.34:
        gap = rng.choice([0.11, 0.14, 0.18, 0.22])
        if year % 4 == 2:
            c.pool((np.abs(r - radius) - 0.065).astype(np.float32), start=EDGE, join=0.03, depth=0.25)
            gap += 0.06
        else:
            c.raised -= (rng.uniform(0.03, 0.06) * np.clip(1 - ((r - radius) / 0.032) ** 2, 0, 1)).astype(np.float32)
        radius += gap
        year += 1
    c.basin(o, 0.12, EDGE, join=0.05, depth=0.26)

    def crack(a, r0, r1, width):
        pts = [np.array(polar(o, t, a + rng.uniform(-4, 4) * (0 if k == 0 else 1))) for k, t in enumerate(np.linspace(r0, r1, 7))]
        c.channel(pts, width, EDGE - 3, radius=0.05, taper=width * 0.3, join=0.05, depth=0.26)

    crack(196, 3.3, 0.1, 0.26)
    crack(75, 3.0, 1.3, 0.17)
    crack(318, 3.2, 1.0, 0.20)
    crack(20, 3.1, 2.0, 0.13)
    crack(130, 3.1, 2.2, 0.12)
    c.channel([(-EDGE, -2.6), (-4.2, -2.0), tuple(polar(o, 3.2, 196))], 0.30, 0, radius=0.8, join=0.1)
