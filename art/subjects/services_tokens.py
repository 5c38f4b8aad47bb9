"""Reliefs of the services that issue and share out tokens."""

import numpy as np

from field import arc, curve, polar, smoothstep, turned
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
    "A stone rocket rises out of a large coin, and its exhaust fans out over the coin in channels of water.",
    seed=61,
    camera=Camera(yaw=18, pitch=54, distance=13.2, target=(0.3, 0.0)),
)
def ico_development(c, rng):
    """A launch: a rocket leaves the coin it was struck on; its exhaust runs into the ring of the coin."""
    c.kerb = 0.3
    o, turn = np.array((0.0, -0.25)), -32
    c.channel([(-EDGE, -2.3), (-4.6, -2.3), polar(o, 2.6, 195)], 0.34, 0, radius=0.8, join=0.08)
    c.lift(c.disc(o, 2.95), 0.20, 0.05)
    milled_rim(c, o, 2.62, 2.95)
    c.pool(np.abs(c.disc(o, 2.42)) - 0.12, start=EDGE, join=0.08, depth=0.27)
    at = lambda points: turned(np.asarray(points, float) + o, turn, o)  # noqa: E731
    for k in range(-3, 4):
        a = -90 + 15 * k
        line = [(0.09 * k, -0.80), polar((0, -0.2), 1.4, a), polar((0, 0.0), 2.44, a)]
        c.channel(at(line), 0.16, EDGE + 2, radius=0.3, taper=0.30, join=0.06, depth=0.27)
    rocket(c, at)


def milled_rim(c, o, inner, outer):
    """The raised rim of a coin, notched all round."""
    rim = np.maximum(c.disc(o, outer), -c.disc(o, inner))
    c.plate(rim, 0.07, 0.04)
    for k in range(120):
        c.groove([polar(o, inner + 0.14, 3 * k), polar(o, outer - 0.05, 3 * k)], 0.07, 0.05)


def rocket(c, at):
    """A round hull with a pointed nose, three fins, a nozzle and a porthole."""
    side = [(0.0, 3.65), (0.24, 2.95), (0.50, 2.10), (0.64, 1.10), (0.58, 0.0), (0.42, -0.55)]
    hull = c.polygon(at(np.vstack([curve(side, 8), curve([(-x, y) for x, y in side][::-1], 8)])))
    nozzle = c.polygon(at([(-0.26, -0.5), (0.26, -0.5), (0.38, -0.95), (-0.38, -0.95)]))
    stand(c, nozzle, 0.20)
    for s in (-1, 1):
        fin = c.polygon(at([(s * 0.5, 0.75), (s * 1.25, -0.25), (s * 1.25, -1.0), (s * 0.42, -0.45)]), 0.03)
        stand(c, fin, 0.20)
    stand(c, hull, 0.16 + rounded(hull, 0.62, 0.34))
    c.ridge(at([(0, 0.55), (0, -0.85)]), 0.16, 0.12)
    for y in (2.20, 0.35):
        c.groove(at([(-0.7, y), (0.7, y)]), 0.06, 0.05)
    window = c.disc(at([(0.0, 1.35)])[0], 0.33)
    c.terrain = np.where(window < 0.02, 0.48, c.terrain).astype(np.float32)
    c.raised = np.where(window < 0.02, 0.0, c.raised).astype(np.float32)
    c.plate(np.abs(window - 0.05) - 0.06, 0.06, 0.03)
    c.pool(window, start=EDGE, join=0.02, depth=0.25)


@relief(
    "defi-protocols",
    "Three round pools with stone islands are joined in a ring by pairs of curved water arrows that run both ways.",
    seed=65,
    camera=Camera(yaw=20, pitch=50, distance=12.4, target=(0.3, 0.0)),
)
def defi_protocols(c, rng):
    """Pools in balance: what flows out of one flows into the next; each holds an island of its own shape."""
    o, ring = (0.25, 0.0), 2.15
    for k in range(3):
        p = polar(o, ring, 90 + 120 * k)
        c.plate(c.disc(p, 1.28), 0.07, 0.05)
        c.plate(np.abs(c.disc(p, 1.16)) - 0.025, -0.03, 0.02)
        c.basin(p, 0.95, EDGE, join=0.05, depth=0.36)
    for k in range(3):
        a0, a1 = 90 + 120 * k + 40, 90 + 120 * (k + 1) - 44
        for r, turn in ((ring + 0.34, 1), (ring - 0.34, -1)):
            start, stop = (a0 - 7, a1) if turn > 0 else (a1 + 11, a0 + 4)
            c.channel(arc(o, r, start, stop), 0.20, EDGE, radius=0, join=0.05)
            tip, heading = polar(o, r, stop), stop + (90 if turn > 0 else -90)
            head = [polar(tip, 0.42, heading), polar(tip, 0.27, heading + 125), polar(tip, 0.27, heading - 125)]
            c.pool(c.polygon(head, 0.02), start=EDGE, join=0.03, depth=0.30)
    for k, (n, turn) in enumerate(((4, 90), (6, 30), (60, 0))):  # what each pool holds: an island of its own shape
        p = polar(o, ring, 90 + 120 * k)
        corners = lambda r: [polar(p, r, turn + 360 * t / n) for t in range(n)]  # noqa: E731,B023
        land = c.polygon(corners(0.50), 0.04)
        island(c, land)
        c.plate(land, 0.06, 0.05)
        c.plate(c.polygon(corners(0.28), 0.02), 0.07, 0.05)
    c.channel([(-EDGE, -2.4), (-3.9, -2.4), (-2.3, -1.35)], 0.30, 0, radius=0.6)


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
