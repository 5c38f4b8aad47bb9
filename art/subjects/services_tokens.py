"""Reliefs of the services that issue and share out tokens."""

import numpy as np

from field import arc, curve, polar, smoothstep
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "token-development",
    "A round stone seal with a notched rim, two rings of lit water and a channel that splits in three at its heart.",
    seed=8,
    camera=Camera(distance=13.0),
)
def token_development(c, rng):
    """A seal: a round raised disc with ring channels, a notched rim and the dividing channel at its heart."""
    o = (0.0, 0.0)
    c.plate(c.disc(o, 3.55), 0.13, 0.08)
    c.plate(c.disc(o, 2.95), -0.05)
    c.plate(c.disc(o, 1.72), 0.05)
    for k in range(72):
        c.channel([polar(o, 3.12, 5 * k), polar(o, 3.75, 5 * k)], 0.085, depth=0.06, dry=True, join=0.02)
    for k in range(24):
        if k % 2:
            c.channel([polar(o, 1.98, 15 * k), polar(o, 2.38, 15 * k)], 0.12, depth=0.06, dry=True, join=0.02)
    c.channel([(-EDGE, 0), (-2.6, 0)], 0.36, 0)
    s = EDGE - 2.65
    c.channel(arc(o, 2.68, 180, 0), 0.24, s, radius=0)
    c.channel(arc(o, 2.68, 180, 360), 0.24, s, radius=0)
    s = c.channel([(-2.68, 0), (-1.66, 0)], 0.26, s)
    c.channel(arc(o, 1.60, 180, 0), 0.20, s, radius=0)
    c.channel(arc(o, 1.60, 180, 360), 0.20, s, radius=0)
    s = c.channel([(-1.6, 0), (-0.2, 0)], 0.26, s)
    for y in (-0.72, 0.72):
        c.channel([(-0.2, 0), (-0.2, y), (0.95, y)], 0.24, s, radius=0.4)
    c.channel([(-0.2, 0), (0.95, 0)], 0.24, s)


@relief(
    "ico-development",
    "A stone jar with a scale of marks beside it fills with lit water that many thin channels bring to its mouth.",
    seed=61,
    camera=Camera(yaw=12, pitch=56, distance=13.0, target=(0.15, -0.2)),
)
def ico_development(c, rng):
    """Raising a sum: many small streams fall into one jar, and a scale beside it says how full it is."""
    c.kerb = 0.4
    for k in range(9):
        x = -0.62 + 0.155 * k
        far = -3.4 + 0.92 * k
        turn = 2.55 - 0.10 * abs(k - 4)
        line = [(far - 0.4, 12), (far, 4.6), (far * 0.62 + x * 0.38, 3.5), (x * 1.1, turn), (x * 0.5, 1.6)]
        c.channel(curve(line, 10), 0.15, EDGE + k, radius=0, join=0.03, depth=0.25)
    side = [(0.62, 2.15), (0.50, 1.75), (0.62, 1.35), (1.30, 0.75), (1.62, -0.15), (1.42, -1.25), (0.92, -2.15), (0.66, -2.55)]
    right = curve(side, 8)
    outline = np.vstack([right, (right * (-1, 1))[::-1]])
    jar = c.polygon(outline, 0.10)
    inside = c.polygon(outline, -0.13)
    mouth = c.rectangle((-0.50, 1.2), (0.50, 2.6), 0.02)
    fall = c.rectangle((-0.26, 0.3), (0.26, 2.3), 0.05)
    island(c, np.maximum(jar, -np.minimum(inside, mouth)))
    wall = np.maximum(jar, -np.minimum(inside, mouth))
    stand(c, wall, 0.06 + rounded(wall, 0.12, 0.18))
    level = 0.55
    full = np.maximum(inside, c.Y - level)
    c.raised = np.where((inside < 0) & (c.Y > level), -0.10, c.raised).astype(np.float32)
    c.pool(np.minimum(full, fall).astype(np.float32), start=EDGE + 9, join=0.02, depth=0.34)
    for s in (-1, 1):
        handle = np.abs(np.hypot((c.X - s * 1.02) / 0.62, (c.Y - 1.38) / 0.52) - 1) * 0.55 - 0.10
        handle = np.maximum(handle, -(jar - 0.0))
        stand(c, handle, 0.06 + rounded(handle, 0.10, 0.12))
    foot = c.rectangle((-0.92, -2.85), (0.92, -2.55), 0.05)
    stand(c, foot, 0.20)
    rod = c.rectangle((2.20, -2.85), (2.55, 2.35), 0.05)
    stand(c, rod, 0.18 * smoothstep(0.0, -0.05, rod))
    for k in range(11):
        y = -2.45 + 0.45 * k
        reach = 0.34 if k % 5 == 0 else 0.20
        c.groove([(2.20, y), (2.20 + reach, y)], 0.07, 0.07)
    pointer = c.polygon([(1.72, level), (2.12, level + 0.20), (2.12, level - 0.20)], 0.02)
    stand(c, pointer, 0.20)


@relief(
    "defi-protocols",
    "An aqueduct fills three round stone pools, each lower and wider than the one before, and water falls from one into the next.",
    seed=65,
    camera=Camera(yaw=24, pitch=47, distance=12.2, target=(0.25, -0.05)),
)
def defi_protocols(c, rng):
    """Pools that fill one another by their own rules: nobody stands at the gates."""
    c.kerb = 0.3
    pools = (((-1.45, 1.80), 0.78, 0.84), ((0.35, 0.55), 1.0, 0.50), ((1.75, -1.45), 1.28, 0.16))
    land = 0.84 * smoothstep(0.03, -0.03, c.rectangle((-EDGE, 1.46), (-1.6, 2.14), 0.02))
    for x in np.arange(-2.75, -EDGE, -0.95):  # the piers of the aqueduct
        land = np.maximum(land, 0.74 * smoothstep(0.03, -0.03, c.rectangle((x - 0.15, 1.22), (x + 0.15, 2.38), 0.02)))
    for o, r, h in pools:
        land = np.maximum(land, h * smoothstep(0.03, -0.03, c.disc(o, r + 0.27)))
        land = np.maximum(land, (h - 0.14) * smoothstep(0.03, -0.03, c.disc(o, r + 0.42)))
    c.terrain += land.astype(np.float32)
    c.channel([(-EDGE, 1.80), pools[0][0]], 0.36, 0, depth=0.28, join=0.04)
    for o, r, _ in pools:
        c.basin(o, r, EDGE, join=0.04, depth=0.40)
    for (a, _, _), (b, _, _) in zip(pools, pools[1:]):
        c.channel([a, b], 0.46, EDGE, join=0.05, depth=0.26)
    a = pools[2][0]
    c.channel([a, (a[0] + 2.2, a[1] - 0.7), (EDGE, a[1] - 0.7)], 0.42, EDGE, join=0.05, radius=0.5)
    for o, r, _ in pools:
        rim = np.abs(c.disc(o, r + 0.13)) - 0.13
        c.plate(np.maximum(rim, 0.02 - c.wet).astype(np.float32), 0.07, 0.05)


@relief(
    "tokenomics",
    "A round stone disc is cut like a pie into five unequal slices, with lit water between them and one drawn out.",
    seed=66,
    camera=Camera(yaw=14, pitch=52, distance=12.8, target=(0.45, -0.05)),
)
def tokenomics(c, rng):
    """A pie chart: slices of 38, 24, 16, 12 and 10 in a hundred; one is drawn out and stands higher."""
    c.kerb = 0.4
    o, radius = np.array((0.0, 0.0)), 2.45
    c.channel([(-EDGE, -1.9), (-4.6, -1.9), polar(o, 2.5, 195)], 0.36, 0, radius=0.8)
    shares, drawn, angle = (38, 24, 16, 12, 10), 2, 112.0
    slices = []
    for k, share in enumerate(shares):
        mid = angle + share * 1.8
        slices.append(slice_of(c, polar(o, 1.10 if k == drawn else 0.0, mid), radius, mid, share * 3.6))
        angle += share * 3.6
    c.pool(np.min(slices, 0) - 0.26, start=EDGE, join=0.1, depth=0.34)
    for k, d in enumerate(slices):
        stand(c, d, (0.10, 0.18, 0.42, 0.14, 0.24)[k] * smoothstep(0.0, -0.05, d))
        c.plate(np.abs(d + 0.16) - 0.02, -0.03, 0.02)


def slice_of(c, tip, radius, mid, sweep):
    """Signed distance to a slice whose tip lies at `tip`, with a narrow gap left at its sides."""
    dx, dy = c.X - tip[0], c.Y - tip[1]
    turn = (np.degrees(np.arctan2(dy, dx)) - mid + 180) % 360 - 180
    r = np.hypot(dx, dy)
    side = r * np.sin(np.radians(np.clip(np.abs(turn) - sweep / 2, -90, 90))) + 0.07
    return np.maximum(r - radius, side).astype(np.float32)
