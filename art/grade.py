"""From rendered passes to the picture: denoise the light, paint the water, set the dusk."""
import subprocess

import numpy as np
from scipy import ndimage

from view import Sun

NIGHT = np.array([0x07, 0x1A, 0x20], np.float32) / 255
LIT = np.array([0x19, 0xD3, 0xC5], np.float32) / 255


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


def denoise(light, normal, levels, strength, normal_power):
    """Edge-aware a-trous filter of a light pass, guided by the normals and by the light itself."""
    light, normal = light.astype(np.float32), normal.astype(np.float32)
    h, w = light.shape[:2]
    for level in range(levels):
        step = 2 ** level
        lum = light.mean(-1)
        spread = (level + 1) / (strength * (ndimage.gaussian_filter(lum, 1.5) + 0.01))
        wide = [np.pad(a, ((step, step), (step, step)) + ((0, 0),) * (a.ndim - 2), mode="edge") for a in (light, normal, lum)]
        total, weights = light * 0.25, np.full(lum.shape, 0.25, np.float32)
        for iy in range(3):
            for ix in range(3):
                if iy == ix == 1:
                    continue
                at = np.s_[iy * step:iy * step + h, ix * step:ix * step + w]
                k = np.clip(np.einsum("ijk,ijk->ij", normal, wide[1][at]), 0, 1)
                for _ in range(int(normal_power).bit_length() - 1):  # powers of two only
                    k *= k
                k *= np.exp(-np.abs(wide[2][at] - lum) * spread) * np.float32((0.25, 0.5, 0.25)[iy] * (0.25, 0.5, 0.25)[ix])
                total += wide[0][at] * k[..., None]
                weights += k
        light = total / weights[..., None]
    return light


def halved(a):
    """Every second row and column, as means of four pixels."""
    a = a[: a.shape[0] // 2 * 2, : a.shape[1] // 2 * 2]
    return (a[::2, ::2] + a[1::2, ::2] + a[::2, 1::2] + a[1::2, 1::2]) * np.float32(0.25)


def doubled(a, h, w):
    """Back to full size, linearly between the pixels."""
    for axis, n in ((0, h), (1, w)):
        a = np.moveaxis(a, axis, 0)
        out = np.empty((n,) + a.shape[1:], np.float32)
        before, after = np.concatenate([a[:1], a[:-1]]), np.concatenate([a[1:], a[-1:]])
        even, odd = 0.75 * a + 0.25 * before, 0.75 * a + 0.25 * after
        out[::2], out[1::2] = np.concatenate([even, odd[-1:]])[: (n + 1) // 2], odd[: n // 2]
        a = np.moveaxis(out, 0, axis)
    return a


def calm(light):
    """Take single over-bright pixels down to what their neighbourhood can explain."""
    lum = np.abs(light).mean(-1)
    cap = 3 * ndimage.gaussian_filter(lum, 3.0) + 0.004
    return light * np.minimum(1, cap / np.maximum(lum, 1e-6))[..., None]


def caustics(seed=5, size=1024, waves=(4, 20)):
    """A periodic net of bright lines, mean 1: light bent by small waves and gathered on the bed of the water."""
    rng = np.random.default_rng(seed)
    fy, fx = np.meshgrid(np.fft.fftfreq(size) * size, np.fft.rfftfreq(size) * size, indexing="ij")
    f = np.hypot(fx, fy)
    band = np.exp(-((f / waves[1]) ** 2)) * (1 - np.exp(-((f / waves[0]) ** 2))) / np.maximum(f, 1) ** 0.8
    spectrum = np.fft.rfft2(rng.standard_normal((size, size))) * band
    gy, gx = (np.fft.irfft2(spectrum * 1j * g, s=(size, size)) for g in (fy, fx))
    reach = size / 105 / np.hypot(gx, gy).std()
    fine = np.linspace(0, size, size * 2, endpoint=False)
    ys, xs = np.meshgrid(fine, fine, indexing="ij")
    for axis, g in ((ys, gy), (xs, gx)):
        axis += reach * np.kron(g, np.ones((2, 2)))
    cells = (np.floor(ys).astype(int) % size) * size + np.floor(xs).astype(int) % size
    net = np.bincount(cells.ravel(), minlength=size * size).reshape(size, size) / 4
    return ndimage.gaussian_filter(net, 1.4, mode="wrap").astype(np.float32)


def net_of_light(camera, water, level=-0.115):
    """The caustic net where the picture shows water, in the world's own scale: (fine, broad)."""
    h, w = water.shape
    rows, cols = np.nonzero(water)
    x, y = camera.ground((cols + 0.5) / w, 1 - (rows + 0.5) / h, level)
    tile, out = caustics(), []
    for units, turn in ((3.9, 0.3), (11.0, 1.1)):
        c, s, k = np.cos(turn) / units * 1024, np.sin(turn) / units * 1024, np.zeros((h, w), np.float32)
        k[rows, cols] = ndimage.map_coordinates(tile, (x * c - y * s, x * s + y * c), order=1, mode="grid-wrap")
        out.append(k)
    return out


def sunlight(h, w):
    """How much of the low sun reaches each pixel: a soft shade from the left leaves the headline's third calm."""
    u, v = np.linspace(0, 1, w, dtype=np.float32)[None, :], np.linspace(1, 0, h, dtype=np.float32)[:, None]
    return smoothstep(0.04, 0.70, u + 0.22 * (v - 0.5)) * smoothstep(1.45, 0.80, u + 0.35 * v - 0.1)


def compose(p, camera, shade=1.0, day=Sun()):
    """Linear parts of the still: dry light on everything, light in the water, water's own fields, spilled light."""
    n = p["normal"].astype(np.float32)
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-4)
    smooth = np.stack([ndimage.gaussian_filter(n[..., i], 2.2) for i in range(3)], -1)
    # only the sun has red to speak of: what red does not explain came from the sky or the lit water, and is noisy
    direct = p["direct"].astype(np.float32)
    direct_sun = direct[..., :1] * np.array(day.colour, np.float32)
    h, w = direct.shape[:2]
    coarse = halved(smooth)  # what is soft anyway is filtered at half size
    soft = lambda light, levels: doubled(denoise(halved(calm(light)), coarse, levels, 6.0, 4), h, w)  # noqa: E731
    diffuse = soft(direct - direct_sun, 4)
    grain = np.clip(1 + 1.3 * (n - smooth) @ np.array([-0.2, 0.3, 0.9], np.float32), 0.4, 1.6)[..., None]
    diffuse *= grain  # the fine grain that smoothing took from the shaded walls
    direct = denoise(direct_sun, n, 1, 0.35, 16)
    indirect = soft(p["indirect"].astype(np.float32), 4)
    colour = p["colour"].astype(np.float32)
    gloss = soft(p["gloss_direct"].astype(np.float32) + p["gloss_indirect"], 3)
    sun = (1 - shade * (1 - sunlight(h, w)))[..., None]
    direct = (direct + diffuse) * (sun + (1 - sun) * np.array(day.rest, np.float32))
    spill = indirect * colour * (0.55 + 0.7 * sun)
    stone = direct * colour + spill
    sheen = np.minimum(gloss * p["gloss_colour"].astype(np.float32), 2.0) * (0.3 + 0.7 * sun)
    cover = np.clip(p["flow"][..., 2], 0, 1)
    safe = np.maximum(cover, 1e-4)
    along, inside = p["flow"][..., 0] / safe, np.where(cover > 0, p["flow"][..., 1] / safe, 0)
    fine, broad = net_of_light(camera, cover > 0)
    sun = sun[..., 0]
    body = smoothstep(-0.015, 0.105, inside)
    deep = smoothstep(0.25, 1.1, inside)
    lines = np.clip(fine, 0.1, 3.0) * smoothstep(0.02, 0.12, inside)
    strength = (0.065 + 0.345 * body - 0.14 * deep) * (0.80 + 0.20 * broad) * (0.80 + 0.20 * lines)
    glow = p["glow"].astype(np.float32) * np.clip(strength, 0.03, 0.9)[..., None]
    rim = np.exp(-(((inside - 0.012) / 0.010) ** 2)) * cover
    glint = np.clip(fine - 2.1, 0, 2.5) * (0.2 + 0.8 * body) * cover * (0.40 + 0.60 * sun)
    glow += glint[..., None] * np.array([0.024, 0.062, 0.055], np.float32)
    glow += (rim * (0.25 + 0.75 * sun))[..., None] * np.array([0.020, 0.085, 0.075], np.float32)
    glow *= day.water
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


def inset(h, w):
    """As `dusk`, for a picture that stands free on the night ground of a page: all four edges sink into it."""
    u, v = np.linspace(-1, 1, w, dtype=np.float32)[None, :], np.linspace(-1, 1, h, dtype=np.float32)[:, None]
    lamp = np.exp(-0.62 * ((u + 0.08) ** 2 + (v + 0.22) ** 2))
    keep = (1.12 * lamp * smoothstep(1.0, 0.74, np.abs(u)) * smoothstep(1.0, 0.80, np.abs(v)))[..., None]
    return keep, to_linear(NIGHT)[None, None, :] * np.clip(1 - keep, 0, 1)


def finish(linear, frame=dusk, exposure=1.0):
    """The whole still, from linear light to sRGB; `frame` says how much of it each pixel keeps."""
    gain, night = frame(*linear.shape[:2])
    return tone(linear * gain * exposure, night)


def write_webp(rgb, path, quality=75):
    """Write an sRGB 0..1 picture as WebP with ffmpeg; a breath of dither hides banding in the dark."""
    h, w = rgb.shape[:2]
    dither = np.random.default_rng(1).random((h, w, 1), dtype=np.float32) - 0.5
    data = np.clip(rgb * 255 + 0.5 + dither, 0, 255).astype(np.uint8)
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-i", "-",
                    "-c:v", "libwebp", "-quality", str(quality), "-compression_level", "6", "-preset", "photo", str(path)],
                   input=data.tobytes(), check=True)
