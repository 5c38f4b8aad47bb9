"""From rendered passes to the picture: denoise the light, paint the water, set the dusk."""
import subprocess

import numpy as np
from scipy import ndimage

NIGHT = np.array([0x07, 0x1A, 0x20], np.float32) / 255
LIT = np.array([0x19, 0xD3, 0xC5], np.float32) / 255
KERNEL = (1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16)


def to_linear(c):
    """sRGB to linear light."""
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def to_srgb(c):
    """Linear light to sRGB."""
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def smoothstep(a, b, v):
    """0 below `a`, 1 above `b`, smooth between."""
    t = np.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def shifted(a, dy, dx):
    """The array moved by whole pixels, its border repeated."""
    h, w = a.shape[:2]
    ys, xs = np.clip(np.arange(h) + dy, 0, h - 1), np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


def denoise(light, normal, levels, strength, normal_power):
    """Edge-aware a-trous filter of a light pass, guided by the normals and by the light itself."""
    light = light.astype(np.float32)
    for level in range(levels):
        step = 2 ** level
        total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        lum = light.mean(-1)
        spread = strength * (ndimage.gaussian_filter(lum, 1.5) + 0.01) / (level + 1)
        for iy in range(-1, 2):
            for ix in range(-1, 2):
                moved, other = shifted(light, iy * step, ix * step), shifted(normal, iy * step, ix * step)
                facing = np.clip((normal * other).sum(-1), 0, 1) ** normal_power
                w = (0.5, 0.25)[abs(iy)] * (0.5, 0.25)[abs(ix)] * facing
                w = w * np.exp(-np.abs(moved.mean(-1) - lum) / spread)
                total += moved * w[..., None]
                weights += w
        light = total / np.maximum(weights, 1e-6)[..., None]
    return light


def flow_fields(p):
    """Coverage of water, distance along the flow, and signed place across it (-1..1), for every pixel."""
    cover = np.clip(p["flow"][..., 2], 0, 1)
    safe = np.maximum(cover, 1e-4)
    return cover, p["flow"][..., 0] / safe, p["flow"][..., 1] / safe


def streaks(cover, along, across, seed=3):
    """Slow bright filaments that follow the flow: noise in (along, across) space, looked up for every pixel."""
    wet = cover > 0
    rng = np.random.default_rng(seed)
    tile = ndimage.gaussian_filter(rng.standard_normal((512, 64)), (2.0, 1.2), mode="wrap")
    tile /= tile.std()
    rows, cols = along[wet] * 9.0, across[wet] * 6.0 + 32.0
    out = []
    for where in ((rows, cols), (rows * 0.21 + 77, cols * 0.5)):
        values = np.zeros(along.shape, np.float32)
        values[wet] = ndimage.map_coordinates(tile, where, order=1, mode="grid-wrap")
        out.append(values)
    return out


def sunlight(h, w):
    """How much of the low sun reaches each pixel: a soft shade from the left leaves the headline's third calm."""
    u, v = np.linspace(0, 1, w, dtype=np.float32)[None, :], np.linspace(1, 0, h, dtype=np.float32)[:, None]
    return smoothstep(0.04, 0.70, u + 0.22 * (v - 0.5)) * smoothstep(1.45, 0.80, u + 0.35 * v - 0.1)


def compose(p, shade=1.0):
    """Linear parts of the still: dry light on everything, light in the water, water's own fields, spilled light."""
    n = p["normal"].astype(np.float32)
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-4)
    smooth = np.stack([ndimage.gaussian_filter(n[..., i], 1.0) for i in range(3)], -1)
    direct = denoise(p["direct"], n, 2, 0.45, 24)
    indirect = denoise(p["indirect"], smooth, 4, 2.5, 4)
    colour = p["colour"].astype(np.float32)
    gloss = denoise(p["gloss_direct"].astype(np.float32) + p["gloss_indirect"], smooth, 3, 2.0, 8)
    sun = (1 - shade * (1 - sunlight(*direct.shape[:2])))[..., None]
    dusk = np.array([0.085, 0.135, 0.165], np.float32)  # what remains of the direct light in the shade: cool
    direct *= sun + (1 - sun) * dusk
    spill = indirect * colour * (0.55 + 0.7 * sun)
    stone = direct * colour + spill
    sheen = np.minimum(gloss * p["gloss_colour"].astype(np.float32), 2.0) * (0.3 + 0.7 * sun)
    cover, along, across = flow_fields(p)
    fine, broad = streaks(cover, along, across)
    body = np.clip(1 - np.abs(across) ** 1.5, 0, 1)
    depth = np.clip((0.05 + 0.44 * body) * (1 + 0.40 * broad + 0.18 * fine), 0.05, 1.4)
    blur = along.shape[1] / 700  # hides the seams where two flows meet
    soft = np.maximum(ndimage.gaussian_filter(cover, blur), 1e-3)
    depth, body = (ndimage.gaussian_filter(f * cover, blur) / soft for f in (depth, body))
    seam = ndimage.gaussian_filter(np.hypot(*np.gradient(np.where(cover > 0.5, across, 0))), blur) * along.shape[1] / 2400
    glow = p["glow"].astype(np.float32) * depth[..., None]
    ridge = np.clip(1 - np.abs(fine + 0.3 * broad) * 3.2, 0, 1) ** 2 * np.clip(0.4 + 0.6 * broad, 0, 1.4)
    glint = (ridge * (0.25 + 0.75 * body) * cover * (0.45 + 0.55 * sun[..., 0]) * np.exp(-(seam * 12) ** 2))[..., None]
    glow += glint * np.array([0.16, 0.30, 0.26], np.float32)
    return dict(stone=stone + sheen, glow=glow, cover=cover, along=along, body=body * cover, spill=spill)


def dusk(h, w):
    """Per pixel gain and added night: the far edge and the left sink into the night colour."""
    u, v = np.linspace(0, 1, w, dtype=np.float32)[None, :], np.linspace(1, 0, h, dtype=np.float32)[:, None]
    keep = 0.42 + 0.58 * smoothstep(0.0, 0.50, u + 0.05 * (v - 0.5))
    far = smoothstep(0.74, 1.12, v + 0.16 * (0.5 - u)) * 0.85
    corner = 1 - 0.30 * smoothstep(0.55, 1.05, np.hypot(u - 0.62, (v - 0.48) * 0.9))
    night = to_linear(NIGHT)[None, None, :]
    return (keep * corner * (1 - far))[..., None], night * (0.80 * far + 0.75 * (1 - keep) * (1 - far) + 0.10)[..., None]


def tone(linear, night=0.0):
    """Map linear light to sRGB 0..1 through a filmic shoulder and toe; the night is added behind it."""
    x = np.maximum(linear, 0)
    return to_srgb(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14) + night)


def finish(linear, exposure=1.0):
    """The whole still, from linear light to sRGB."""
    gain, night = dusk(*linear.shape[:2])
    return tone(linear * gain * exposure, night)


def write_webp(rgb, path, quality=75, size=None):
    """Write an sRGB 0..1 picture as WebP with ffmpeg; a breath of dither hides banding in the dark."""
    h, w = rgb.shape[:2]
    dither = np.random.default_rng(1).random((h, w, 1), dtype=np.float32) - 0.5
    data = np.clip(rgb * 255 + 0.5 + dither, 0, 255).astype(np.uint8)
    scale = ["-vf", f"scale={size[0]}:{size[1]}:flags=lanczos"] if size else []
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-i", "-", *scale,
                    "-c:v", "libwebp", "-quality", str(quality), "-compression_level", "6", "-preset", "photo", str(path)],
                   input=data.tobytes(), check=True)
