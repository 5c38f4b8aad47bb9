"""Reliefs of the services that write chains and contracts."""

import math

import numpy as np

from field import arc, polar
from view import Camera

from .base import EDGE, island, relief


@relief(
    "blockchain-development",
    "Square stone blocks in a winding row are coupled to one another by carved chain links, with lit water around each.",
    seed=62,
    camera=Camera(yaw=24, distance=12.5, target=(0.5, 0.2)),
)
def blockchain_development(c, rng):
    """A chain of blocks: every block stands in its own moat and hooks into the next with two links."""
    c.kerb = 0.5
    side = 0.86
    path = [(-5.2, -1.7), (-2.35, -1.7), (0.5, -1.7), (3.35, -1.7), (3.35, 1.25), (0.5, 1.25), (-2.35, 1.25)]
    path += [(3.35, 4.2), (0.5, 4.2), (6.2, 4.2)]
    joins = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (4, 7), (7, 8), (7, 9)]
    c.channel([(-EDGE, -1.7), (-5, -1.7)], 0.30, 0)
    for k, (x, y) in enumerate(path):
        box = c.rectangle((x - side, y - side), (x + side, y + side), 0.14)
        c.pool((np.abs(box - 0.13) - 0.11).astype(np.float32), start=EDGE + 2 * k, join=0.08, depth=0.30)
        c.plate(box, 0.20, 0.06)
        c.plate(np.abs(box + 0.22) - 0.045, -0.05, 0.03)
        n = 3
        for i in range(n):  # the data inside, never the same twice
            for j in range(n):
                q = (x + (i - 1) * 0.36, y + (j - 1) * 0.36)
                c.plate(
                    c.rectangle((q[0] - 0.135, q[1] - 0.135), (q[0] + 0.135, q[1] + 0.135), 0.03),
                    0.07 if rng.random() < 0.5 else -0.07,
                    0.03,
                )
    for a, b in joins:
        p, q = np.array(path[a]), np.array(path[b])
        t = (q - p) / np.hypot(*(q - p))
        n = np.array([-t[1], t[0]])
        mid = (p + q) / 2
        for shift, tall in ((-0.33, 0.13), (0.33, 0.13)):
            o = mid + t * shift
            long, wide = 0.42, 0.22
            ring = np.vstack(
                [arc((0, 0), wide, 90, 270, 12) - (long - wide, 0), arc((0, 0), wide, -90, 90, 12) + (long - wide, 0)]
            )
            ring = np.vstack([ring, ring[:1]])
            line = o + ring[:, :1] * t + ring[:, 1:] * n
            d = c.stroke(line, 0.0, 0.3)
            along = (c.X - o[0]) * t[0] + (c.Y - o[1]) * t[1]
            off = (c.X - o[0]) * n[0] + (c.Y - o[1]) * n[1]
            weave = 0.05 * np.sign(shift) * np.clip(off / 0.1, -1, 1)  # over on one side, under on the other
            body = 0.06 + tall * np.sqrt(np.clip(1 - (d / 0.10) ** 2, 0, 1)) + weave + 0 * along
            c.raised = np.where(d < 0.10, np.maximum(c.raised, body), c.raised).astype(np.float32)
            c.cover |= d < 0.105


@relief(
    "smart-contracts",
    "A stone scroll with rolled ends carries lines of text as thin lit channels, and a notched seal hangs at its foot.",
    seed=63,
    camera=Camera(yaw=16, pitch=52, distance=11.8, target=(0.1, 0.1)),
)
def smart_contracts(c, rng):
    """A deed: written lines of water, a signature, a seal with two ribbons."""
    c.kerb = 0.0
    left, right, top, foot = -2.0, 2.2, 3.2, -2.6
    c.lift(c.rectangle((left, foot), (right, top), 0.06), 0.12, 0.05)
    for y in (top, foot):
        c.ridge([(left - 0.22, y), (right + 0.22, y)], 0.46, 0.20)
        for x in (left - 0.36, right + 0.36):
            c.plate(c.disc((x, y), 0.17), 0.10, 0.10)
            c.ridge([(x - 0.10, y), (x + 0.10, y)], 0.26, 0.14)
    s = c.channel([(-EDGE, 1.2), (-3.4, 1.2), (-3.4, 2.25), (-1.5, 2.25)], 0.28, 0, radius=0.5)
    c.channel([(-1.6, 2.25), (0.9, 2.25)], 0.22, s)
    for row in range(6):
        y = 1.62 - 0.42 * row
        x, end = -1.6 + (0.4 if row in (0, 3) else 0), 1.85 - (0.9 if row in (2, 5) else 0) - rng.uniform(0, 0.1)
        while x < end - 0.15:
            length = min(rng.uniform(0.28, 0.85), end - x)
            c.channel([(x, y), (x + length, y)], 0.15, s + x, depth=0.24, join=0.03)
            x += length + 0.24
    t = np.linspace(0, 1, 60)
    c.channel(
        np.stack([-1.5 + 1.5 * t, -1.55 + 0.16 * np.sin(19 * t) * (1 - 0.6 * t) + 0.1 * np.sin(7 * t)], -1),
        0.10,
        s,
        radius=0,
        depth=0.22,
        join=0.02,
    )
    o = (1.15, -1.75)
    for a in (-118, -62):
        tip = polar(o, 1.55, a)
        n = np.array(polar((0, 0), 0.26, a + 90))
        notch = polar(o, 1.30, a)
        c.plate(c.polygon([o + n, tip + n, notch, tip - n, o - n]), 0.10, 0.05)
    rim = 0.74 + 0.045 * np.cos(22 * np.arctan2(c.Y - o[1], c.X - o[0]))
    r = np.hypot(c.X - o[0], c.Y - o[1])
    c.raised = np.where(r < rim, np.maximum(c.raised, 0.16), c.raised).astype(np.float32)
    c.plate((np.abs(r - 0.53) - 0.03).astype(np.float32), -0.05, 0.03)
    corners = [polar(o, 0.40 if k % 2 == 0 else 0.17, 90 + 36 * k) for k in range(10)]
    c.plate(c.polygon(corners), 0.07, 0.05)


@relief(
    "web3-development",
    "A honeycomb of water channels joins round stone nodes, and one large cell holds the sign for code.",
    seed=64,
    camera=Camera(yaw=18, pitch=50, distance=12.0, target=(0.1, 0.1)),
)
def web3_development(c, rng):
    """A mesh of equal nodes; in the middle cell, angle brackets and a stroke: code."""
    c.kerb = 0.6
    size = 0.98
    nodes, edges = {}, set()
    big = np.array([0.0, 0.0])
    for i in range(-9, 10):
        for j in range(-9, 10):
            o = np.array([size * math.sqrt(3) * (i + 0.5 * (j % 2)), size * 1.5 * j])
            if np.hypot(*o) > 9:
                continue
            ring = [polar(o, size, 30 + 60 * k) for k in range(6)]
            keys = [tuple(np.round(p, 3)) for p in ring]
            for p, key in zip(ring, keys):
                nodes[key] = p
            for a, b in zip(keys, keys[1:] + keys[:1]):
                edges.add((min(a, b), max(a, b)))
    inside = lambda p: np.hypot(*(np.array(p) - big)) < size * 1.05 or False  # noqa: E731
    edges = [(a, b) for a, b in edges if not (inside(a) or inside(b)) or (inside(a) and inside(b)) * 0]
    for a, b in edges:
        c.channel([a, b], 0.17, EDGE + a[0], join=0.10, depth=0.28)
    used = {p for e in edges for p in e}
    for p in used:
        d = c.disc(p, 0.0)
        c.pool((d - 0.235).astype(np.float32), start=EDGE + p[0], join=0.08, depth=0.30)
    for p in used:
        here = c.disc(p, 0.135)
        island(c, here)
        c.plate(here, 0.04, 0.05)
    hexagon = c.polygon([polar(big, size * 1.62, 60 * k) for k in range(6)], 0.06)
    c.lift(hexagon, 0.12, 0.05)
    c.wet = np.where(hexagon < 0.1, np.maximum(c.wet, 0.1 - hexagon), c.wet).astype(np.float32)
    c.pool((np.abs(hexagon - 0.02) - 0.10).astype(np.float32), start=EDGE, join=0.1, depth=0.32)
    for sx in (-1, 1):
        c.channel([(sx * 0.76, 0.40), (sx * 1.16, 0.0), (sx * 0.76, -0.40)], 0.26, EDGE, radius=0.02, join=0.04)
    c.channel([(-0.32, -0.66), (0.32, 0.66)], 0.26, EDGE, join=0.04)
