"""The three materials of the illustrations as seamless tiles: python3 art/tiles.py writes media/tiles/*.avif

Stone, water and ground are those of the reliefs: the same grain (`stone.grain`), the same net of light on the bed
of the water (`grade.caustics`), the same low sun from the upper left. Every tile repeats in both directions.
"""
import subprocess
from pathlib import Path

import numpy as np
from scipy import ndimage

from grade import caustics, smoothstep
from stone import grain

TILES = Path(__file__).resolve().parent.parent / "media" / "tiles"
SIZE = 384  # pixels; shown at half to two thirds of that, for dense screens
PART = 0.16  # of a repeat of the grain: the chisel's strokes are then about 20 pixels long
SUN = np.array([-0.62, -0.50, 0.60])


def lit(relief, depth, blur):
    """How the sun strikes a periodic height field: 1 where it is level, less on slopes that turn away."""
    soft = ndimage.gaussian_filter(relief, blur, mode="wrap")
    dx = (np.roll(soft, -1, 1) - np.roll(soft, 1, 1)) * depth
    dy = (np.roll(soft, -1, 0) - np.roll(soft, 1, 0)) * depth
    return (SUN[2] - dx * SUN[0] - dy * SUN[1]) / (SUN[2] * np.sqrt(1 + dx ** 2 + dy ** 2))


def mix(one, other, share):
    """Between two colours, 0..255 each."""
    share = np.clip(share, 0, 1)[..., None]
    return (np.array(one) * (1 - share) + np.array(other) * share) / 255


def stone_tile():
    """Dry sandstone in the sun."""
    relief, tone = grain(np.random.default_rng(11), SIZE, PART)
    light = lit(relief, 20, 0.9)
    return mix((84, 54, 28), (240, 206, 158), 0.66 + 0.62 * (light - 1) + 0.42 * (tone - 0.5))


def ground_tile(dark, pale, depth, seed):
    """The plate that an illustration is carved in: quiet stone, so that words can stand on it."""
    relief, tone = grain(np.random.default_rng(seed), SIZE, PART)
    light = lit(relief, depth, 1.0)
    return mix(dark, pale, 0.5 + 0.75 * (light - 1) + 0.25 * (tone - 0.5))


def water_tile(deep, light):
    """Lit water from above: the net of light on its bed."""
    net = caustics(seed=5, size=SIZE, waves=(3, 11))
    net = ndimage.gaussian_filter(net, 1.0, mode="wrap") + 0.5 * ndimage.gaussian_filter(net, 5, mode="wrap")
    net /= np.percentile(net, 99.0)
    return mix(deep, light, 0.04 + 0.96 * smoothstep(0.0, 1.0, net) ** 0.9)


def write(name, tile):
    """Write a tile, 0..1, as AVIF with ffmpeg."""
    TILES.mkdir(parents=True, exist_ok=True)
    path = TILES / f"{name}.avif"
    data = np.clip(tile * 255 + 0.5, 0, 255).astype(np.uint8)
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{SIZE}x{SIZE}", "-i", "-",
                    "-frames:v", "1", "-pix_fmt", "yuv420p", "-c:v", "libaom-av1", "-still-picture", "1", "-crf", "34",
                    "-cpu-used", "3", str(path)], input=data.tobytes(), check=True)
    print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    write("stone", stone_tile())
    write("ground-dusk", ground_tile((16, 14, 12), (64, 55, 44), 15, 23))
    write("ground-plaster", ground_tile((216, 223, 222), (255, 255, 255), 4.5, 29))
    write("water-dusk", water_tile((10, 150, 141), (92, 250, 236)))
    write("water-plaster", water_tile((7, 104, 98), (36, 164, 154)))
