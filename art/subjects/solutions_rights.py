"""Reliefs of the solutions for works and rights: assets, infrastructure, ideas, carbon."""

import numpy as np

from field import curve, polar, smoothstep, turned
from view import Camera

from .base import EDGE, relief, rounded, stand


@relief(
    "rwa",
    "A tower, a sailing dhow and three gold bars stand before a wall that lit water cuts into equal square tiles.",
    seed=31,
    camera=Camera(yaw=7, pitch=55, distance=13.6, target=(0.6, 0.3)),
)
def rwa(c, rng):
    """Real things and their equal shares: a tower, a dhow and bullion on a wall of square tiles."""
    c.kerb = 0.2
    low, side, columns, rows = np.array((-3.0, -2.55)), 0.98, 7, 6
    high = low + (side * columns, side * rows)
    for k in range(columns + 1):
        x = low[0] + side * k
        c.channel([(x, low[1]), (x, high[1])], 0.15, EDGE + k, join=0.05, depth=0.26)
    for k in range(1, rows + 1):
        y = low[1] + side * k
        c.channel([(low[0], y), (high[0], y)], 0.15, EDGE + k, join=0.05, depth=0.26)
    c.channel([(-EDGE, low[1]), (EDGE, low[1])], 0.32, 0)
    foot = low[1] + 0.12
    tower(c, -1.85, foot)
    dhow(c, np.array((0.55, foot + 0.42)))
    bullion(c, 2.95, foot)


def tower(c, x, foot):
    """A tower in three steps with a needle and rows of windows."""
    for half, top in ((0.78, 0.1), (0.52, 1.6), (0.28, 2.6), (0.06, 3.3)):
        block = c.rectangle((x - half, foot), (x + half, top), 0.03)
        stand(c, block, (0.20 + 0.06 * (0.8 - half)) * smoothstep(0.0, -0.05, block))
    for y in np.arange(foot + 0.3, 2.4, 0.36):
        half = 0.78 if y < -0.1 else 0.52 if y < 1.4 else 0.28
        for dx in np.arange(-half + 0.15, half - 0.1, 0.25):
            c.plate(c.rectangle((x + dx, y - 0.11), (x + dx + 0.12, y + 0.11), 0.02), -0.12, 0.03)


def dhow(c, o):
    """A dhow: a planked hull with raised ends, a mast, and one lateen sail with its seams."""
    keel = curve([(-1.45, 0.95), (-0.95, 0.0), (-0.4, -0.42), (0.75, -0.42), (1.25, 0.2), (1.50, 1.30)], 8)
    hull = c.polygon(np.vstack([keel, [(1.00, 0.58), (-0.50, 0.50)]]) + o)
    c.ridge(o + [(0.10, 0.5), (0.32, 3.4)], 0.13, 0.20, 0.0)
    yard = curve([(-1.10, 1.05), (0.30, 2.5), (0.95, 4.6)], 8)
    leech = curve([(0.95, 4.6), (1.50, 3.0), (1.10, 1.10)], 8)
    sail = c.polygon(np.vstack([yard, leech]) + o)
    for body, tall in ((hull, 0.24), (sail, 0.20)):
        stand(c, body, 0.04 + rounded(body, 0.40, tall))
    for y, bow, stern in ((0.24, -1.05, 1.20), (0.00, -0.90, 1.05), (-0.22, -0.62, 0.88)):
        c.groove(o + [(bow, y), (stern, y)], 0.05, 0.04)
    for f in (0.35, 0.6, 0.85):
        c.groove(o + [yard[int(16 * f)], leech[int(16 * (1 - f)) + 1]], 0.05, 0.04)


def bullion(c, x, foot):
    """Three cast bars, one on two, seen end on."""
    for dx, y in ((-0.60, foot), (0.60, foot), (0.0, foot + 0.76)):
        end = c.polygon(np.array([(-0.54, 0), (0.54, 0), (0.36, 0.68), (-0.36, 0.68)]) + (x + dx, y), 0.02)
        stand(c, end, 0.24 * smoothstep(0.0, -0.08, end))
        c.plate(np.abs(end + 0.14) - 0.025, -0.05, 0.03)


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
