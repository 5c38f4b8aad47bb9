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
    "A stone sheet carries written lines of lit water that run on beyond its edge as the lines of a circuit, each to a round node.",
    seed=63,
    camera=Camera(yaw=18, pitch=50, distance=12.7, target=(0.7, -0.25)),
)
def smart_contracts(c, rng):
    """A contract that acts: its lines leave the sheet as conductors and end in nodes."""
    c.kerb = 0.2
    left, right, top, foot = -2.35, 0.75, 2.75, -2.65
    fold = 0.75
    sheet = c.polygon([(left, foot), (right, foot), (right, top - fold), (right - fold, top), (left, top)], 0.02)
    c.lift(sheet, 0.17, 0.04)
    corner = c.polygon([(right - fold, top), (right - fold, top - fold), (right, top - fold)], 0.01)
    c.raised = np.where(corner < 0, 0.05 + 0.10 * np.clip(1 + corner / 0.3, 0, 1), c.raised).astype(np.float32)
    c.channel([(left + 0.40, 2.10), (left + 1.55, 2.10)], 0.26, EDGE, depth=0.27, join=0.03)
    rows = (1.30, 0.62, -0.06, -0.74, -1.42, -2.10)
    ends = ((3.9, 2.55), (2.35, 1.45), (4.6, 0.85), (2.55, -0.74), (4.1, -1.75), (2.4, -2.75))
    for k, (y, (x1, y1)) in enumerate(zip(rows, ends)):
        x = left + 0.40
        words = (0.62, 0.95, 0.45) if k % 2 else (0.95, 0.40, 0.70)
        for n, word in enumerate(words):
            last = n == 2
            if not last:
                c.channel([(x, y), (x + word, y)], 0.17, EDGE + x, depth=0.25, join=0.03)
                x += word + 0.30
        bend = right + 0.45 + (0.25 if k in (1, 4) else 0.0)
        climb = abs(y1 - y)
        line = [(x, y), (bend, y), (bend + climb, y1), (x1, y1)] if climb > 0.02 else [(x, y), (x1, y1)]
        if line[-1][0] < line[-2][0] + 0.2:
            line[-1] = (line[-2][0] + 0.7, y1)
        end = c.channel(line, 0.17, EDGE + x, radius=0.06, depth=0.25, join=0.03)
        node = c.disc(line[-1], 0.36)
        c.plate(np.abs(node - 0.10) - 0.06, 0.06, 0.04)
        c.pool(node, start=end, join=0.05, depth=0.30)
        hub = node + 0.22
        island(c, hub)
        c.plate(hub, 0.05, 0.04)


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
