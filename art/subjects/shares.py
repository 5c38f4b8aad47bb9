"""One stone, cut further and further: the stills of the home page's slider. All of one size, from one camera."""

import numpy as np

from field import smoothstep
from view import Camera

from .base import EDGE, island, relief

SIDE = 7.0  # of the slab
MOAT = 0.46
HEIGHT = 0.20
CUTS = {1: 0.0, 2: 0.34, 4: 0.25, 8: 0.20, 16: 0.155}  # how wide a cut is, by shares along one side
WORDS = {
    1: "One square slab of sandstone, still whole, stands in a moat of lit water.",
    4: "The same slab is cut by lit water into 4 equal shares.",
    16: "The same slab is cut by lit water into 16 equal shares.",
    64: "The same slab is cut by lit water into 64 equal shares.",
    256: "The same slab is cut by lit water into 256 equal shares.",
}


def cut(c, across, shares):
    """The slab in its moat, cut into equal stones: what a cut takes, it takes from all of them alike."""
    half, width = SIDE / 2, CUTS[across]
    stone, pitch = (SIDE + width) / across - width, (SIDE + width) / across
    lies = lambda v: np.clip(np.floor((v + half + width / 2) / pitch), 0, across - 1)  # noqa: E731
    column, row = lies(c.X), lies(c.Y)
    x, y = (v - (k * pitch + stone / 2 - half) for v, k in ((c.X, column), (c.Y, row)))
    qx, qy = np.abs(x) - stone / 2, np.abs(y) - stone / 2
    share = (np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0)).astype(np.float32)
    bank = c.rectangle((-half - MOAT, -half - MOAT), (half + MOAT, half + MOAT), 0.12)
    for k, (away, fall) in enumerate(((0.20, 0.07), (0.46, 0.06), (0.78, 0.05))):  # steps that lead down to the water
        c.plate(bank - away, -fall, 0.05)
    c.raised += 0.18
    c.channel([(-EDGE, 0), (-half - MOAT / 2, 0)], MOAT, 0, depth=0.34)
    c.pool(bank.astype(np.float32), start=EDGE - half, join=0.2, depth=0.34)
    island(c, share)
    c.kerb, c.swell = 0.2, 0.0
    # the shares stand a hair apart in height, as stones do that were set by hand
    lean = np.random.default_rng(shares).uniform(-0.5, 0.5, (across, across)).astype(np.float32)
    level = HEIGHT + (0.025 * lean[row.astype(int), column.astype(int)] if across > 1 else 0)
    c.raised = np.where(share < 0.02, level * smoothstep(0.05, -0.03, share), c.raised).astype(np.float32)


def still(across):
    """Enter one still."""
    shares = across * across

    @relief(
        f"stone-{shares}",
        WORDS[shares],
        seed=64,
        camera=Camera(yaw=0, pitch=69, distance=43.0, lens=118, shift_x=0, aspect=4 / 3),
        shade=0.0,
        inset=True,
        width=1600,
        exposure=1.0,
    )
    def draw(c, _):
        cut(c, across, shares)

    draw.__doc__ = f"One slab in {shares} equal shares, with water in the cuts" if shares > 1 else "One whole slab in its moat"


for along in CUTS:
    still(along)
