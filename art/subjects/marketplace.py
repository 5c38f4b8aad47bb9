"""The relief of the marketplace for single works: twelve small carvings in frames."""

import numpy as np

from field import curve, polar, star
from view import Camera

from .base import EDGE, relief


@relief(
    "nft-marketplace",
    "Twelve square stone frames in a grid each hold a different carving, with lit water running between them.",
    seed=52,
    camera=Camera(yaw=20, pitch=52, distance=11.2, target=(0.4, 0.1)),
)
def nft_marketplace(c, rng):
    """A wall of pictures: twelve frames, no two carvings alike."""
    step = 1.62
    xs, ys = [-1.95 + step * i for i in range(4)], [1.75 - step * j for j in range(3)]
    c.channel([(-EDGE, ys[1] - step / 2), (EDGE, ys[1] - step / 2)], 0.22, 0)
    c.channel([(-3.4, ys[1] - step / 2), (-3.4, ys[0] - step / 2), (EDGE, ys[0] - step / 2)], 0.22, EDGE - 3.4, radius=0.4)
    for i in range(5):
        x = xs[0] + step * (i - 0.5)
        c.channel([(x, ys[0] + step / 2), (x, -EDGE)], 0.22, EDGE + x)
    c.channel([(xs[0] - step / 2, ys[0] + step / 2), (xs[3] + step / 2, ys[0] + step / 2)], 0.22, EDGE)
    h = 0.46

    def art(k, x, y):
        o = (x, y)
        if k == 0:  # sun over mountains
            c.dome((x + 0.18, y + 0.2), 0.15, 0.13)
            c.raised = np.maximum(
                c.raised,
                0.16
                * np.clip(
                    -c.polygon([(x - h, y - h), (x - 0.1, y + 0.22), (x + 0.12, y - 0.06), (x + 0.25, y + 0.06), (x + h, y - h)])
                    / 0.2,
                    -1,
                    1,
                )
                - 0.1,
            ).astype(np.float32)
        elif k == 1:  # spiral
            t = np.linspace(0.4, 15.5, 90)
            c.ridge(np.stack([x + 0.027 * t * np.cos(t), y + 0.027 * t * np.sin(t)], -1), 0.10, 0.09)
        elif k == 2:  # vase
            c.plate(
                c.polygon(
                    curve(
                        [
                            (x - 0.16, y + 0.40),
                            (x - 0.10, y + 0.22),
                            (x - 0.30, y),
                            (x - 0.13, y - 0.40),
                            (x + 0.13, y - 0.40),
                            (x + 0.30, y),
                            (x + 0.10, y + 0.22),
                            (x + 0.16, y + 0.40),
                        ],
                        8,
                    )[:-1]
                ),
                0.13,
                0.14,
            )
        elif k == 3:  # palm
            c.ridge([(x + 0.06, y - 0.44), (x, y - 0.1), (x - 0.02, y + 0.1)], 0.10, 0.10)
            for a in (20, 65, 115, 160, -15, 195):
                q = polar((x, y + 0.1), 0.40, a)
                c.ridge(curve([(x, y + 0.1), (polar((x, y + 0.1), 0.25, a) + (0, 0.06)), q + (0, -0.06)]), 0.10, 0.09)
        elif k == 4:  # crescent and star
            moon = np.maximum(c.disc((x - 0.05, y), 0.36), -c.disc((x + 0.10, y + 0.05), 0.29))
            c.plate(moon, 0.12, 0.08)
            c.plate(c.polygon(star((x + 0.20, y + 0.06), 0.15, 0.06)), 0.12, 0.05)
        elif k == 5:  # cat's face
            face = np.minimum(
                c.disc((x, y - 0.06), 0.31),
                np.minimum(
                    c.polygon([(x - 0.31, y + 0.42), (x - 0.30, y - 0.05), (x - 0.04, y + 0.2)]),
                    c.polygon([(x + 0.31, y + 0.42), (x + 0.04, y + 0.2), (x + 0.30, y - 0.05)]),
                ),
            )
            c.plate(face, 0.13, 0.08)
            for sx in (-1, 1):
                c.plate(c.disc((x + sx * 0.13, y - 0.01), 0.055), -0.09, 0.03)
                for dy in (-0.02, -0.08):
                    c.groove([(x + sx * 0.10, y - 0.17), (x + sx * 0.28, y - 0.16 + dy)], 0.03, 0.05)
            c.plate(c.disc((x, y - 0.13), 0.035), -0.06, 0.02)
        elif k == 6:  # waves
            for row in range(5):
                t = np.linspace(-h, h, 30)
                c.ridge(np.stack([x + t, y - 0.34 + 0.17 * row + 0.055 * np.sin(13 * t + row)], -1), 0.10, 0.08)
        elif k == 7:  # rosette
            for a in range(0, 360, 45):
                c.dome(polar(o, 0.25, a), 0.19, 0.10, 0.5, a)
            c.dome(o, 0.12, 0.15)
        elif k == 8:  # chequers
            for a in range(4):
                for b in range(4):
                    if (a + b) % 2:
                        c.plate(
                            c.rectangle(
                                (x - h + 0.23 * a, y - h + 0.23 * b), (x - h + 0.23 * a + 0.23, y - h + 0.23 * b + 0.23), 0.01
                            ),
                            0.09,
                            0.03,
                        )
        elif k == 9:  # sail boat
            c.plate(
                c.polygon([(x - 0.36, y - 0.16), (x - 0.22, y - 0.36), (x + 0.22, y - 0.36), (x + 0.36, y - 0.16)]), 0.11, 0.05
            )
            c.plate(c.polygon([(x - 0.04, y - 0.10), (x - 0.04, y + 0.42), (x - 0.34, y - 0.10)]), 0.11, 0.06)
            c.plate(c.polygon([(x + 0.04, y - 0.10), (x + 0.30, y - 0.10), (x + 0.04, y + 0.30)]), 0.11, 0.06)
        elif k == 10:  # cut stone
            for p, q in (
                ((-0.4, 0.12), (0, -0.42)),
                ((0.4, 0.12), (0, -0.42)),
                ((-0.4, 0.12), (-0.2, 0.36)),
                ((0.4, 0.12), (0.2, 0.36)),
                ((-0.2, 0.36), (0.2, 0.36)),
                ((-0.4, 0.12), (0.4, 0.12)),
                ((-0.14, 0.12), (0, -0.42)),
                ((0.14, 0.12), (0, -0.42)),
                ((-0.14, 0.12), (0, 0.36)),
                ((0.14, 0.12), (0, 0.36)),
            ):
                facet = c.stroke([(x + p[0], y + p[1]), (x + q[0], y + q[1])], 0.06)
                c.raised = np.where(facet < 0, np.maximum(c.raised, 0.08), c.raised).astype(np.float32)
        else:  # portrait
            c.dome((x, y + 0.14), 0.20, 0.16, 1.15, 90, power=0.4)
            c.raised = np.maximum(
                c.raised,
                0.13 * np.clip(1 - np.hypot((c.X - x) / 0.38, (c.Y - y + 0.44) / 0.30) ** 2, -1, 1) ** 1
                - 0.10 * (np.hypot(c.X - x, c.Y - y) > 0.5),
            ).astype(np.float32)

    for j, y in enumerate(ys):
        for i, x in enumerate(xs):
            inner = c.rectangle((x - h - 0.03, y - h - 0.03), (x + h + 0.03, y + h + 0.03), 0.02)
            before = c.raised.copy()
            art(j * 4 + i, x, y)
            c.raised = np.where(inner < 0, c.raised, before).astype(np.float32)
            c.plate(inner, -0.02, 0.04)
            c.plate(np.abs(inner - 0.09) - 0.085, 0.07, 0.05)
            c.plate(np.abs(inner - 0.13) - 0.025, 0.03, 0.03)
