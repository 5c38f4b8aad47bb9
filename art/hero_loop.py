"""The hero loop: the falaj still, with soft pulses of light that travel down its water. Run after render.py falaj.

Only water pixels (and the stone they light) change between frames, so the videos stay small. The loop is seamless
because the pulses advance by a whole number of wavelengths. The first frame becomes the master of the still, so that
nothing jumps where the loop takes over from it.
"""
import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from scipy import ndimage

sys.path.insert(0, str(Path(__file__).resolve().parent))
import grade  # noqa: E402
from render import CACHE, write_master  # noqa: E402
from subjects import SUBJECTS  # noqa: E402

OUT = Path(__file__).resolve().parent.parent / "media" / "video"
WAVELENGTH, PULSES, SECONDS, FPS, SIZE = 5.2, 3, 10, 24, (1600, 900)
BUDGET = {"hero.av1.mp4": 600_000, "hero.h264.mp4": 1_200_000}


def pulse(phase):
    """Brightness of the travelling light, 0..1: a soft front downstream, a long tail behind it."""
    p = np.mod(phase, 1.0)
    return grade.smoothstep(1.0, 0.80, p) * grade.smoothstep(0.05, 0.85, p) ** 1.6


def frames(passes, camera, exposure, shade, count):
    """Yield the frames of one loop as bytes, and the picture's size first."""
    parts = grade.compose(passes, camera, shade=shade)
    h, w = parts["along"].shape
    gain, night = grade.dusk(h, w)
    base = parts["stone"] * gain * exposure
    picture = (grade.tone(base, night) * 255 + 0.5).astype(np.uint8)
    water = parts["cover"] > 0.02
    distance, near = ndimage.distance_transform_edt(~water, return_indices=True)
    touched = distance < w / 70
    along = parts["along"][near[0], near[1]][touched] / WAVELENGTH
    fade = np.clip(1 - distance[touched] / (w / 70), 0, 1)[:, None]
    glow = (parts["glow"] * gain * exposure)[touched]
    spill = (parts["spill"] * gain * exposure)[touched] * fade
    lit = (parts["body"][..., None] * gain * exposure)[touched] * np.array([0.02, 0.17, 0.15], np.float32)
    base, night = base[touched], np.broadcast_to(night, base.shape)[touched]
    yield w, h
    for i in range(count):
        light = pulse(along - PULSES * i / count)[:, None].astype(np.float32)
        linear = base + glow * (0.66 + 0.80 * light) + lit * light + spill * (light - 0.35) * 0.9
        picture[touched] = (grade.tone(linear, night) * 255 + 0.5).astype(np.uint8)
        yield picture


def encode(source, name, crf):
    """Encode the lossless loop once; return the size in bytes."""
    codec = (["-c:v", "libsvtav1", "-preset", "6", "-g", "600", "-svtav1-params", "tune=0:lp=1"] if "av1" in name else
             ["-c:v", "libx264", "-preset", "slow", "-g", "600", "-profile:v", "high", "-threads", "1"])
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", source, "-an", *codec, "-crf", str(crf), "-pix_fmt", "yuv420p",
                    "-movflags", "+faststart", str(OUT / name)], check=True)
    return (OUT / name).stat().st_size


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one encode each, without searching the budget's best quality")
    quick = parser.parse_args().quick
    OUT.mkdir(parents=True, exist_ok=True)
    with np.load(CACHE / "falaj.npz") as file:
        passes = {k: file[k] for k in file.files}
    subject = SUBJECTS["falaj"]
    loop = frames(passes, subject.camera, subject.exposure, subject.shade, SECONDS * FPS)
    w, h = next(loop)
    tags = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
    with tempfile.TemporaryDirectory() as folder:
        source = str(Path(folder) / "loop.mkv")
        pipe = subprocess.Popen(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-r",
                                 str(FPS), "-i", "-", "-vf", f"scale={SIZE[0]}:{SIZE[1]}:flags=lanczos:out_color_matrix=bt709",
                                 *tags, "-pix_fmt", "yuv420p", "-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", source],
                                stdin=subprocess.PIPE)
        for i, picture in enumerate(loop):
            if i == 0:
                write_master("falaj", picture / np.float32(255))
            pipe.stdin.write(picture.tobytes())
        pipe.stdin.close()
        pipe.wait()
        for name, crf in (("hero.av1.mp4", 43), ("hero.h264.mp4", 25)):
            size = encode(source, name, crf)
            while size > BUDGET[name] or (not quick and size < 0.80 * BUDGET[name] and crf > 20):
                crf += 2 if size > BUDGET[name] else -2
                before, size = size, encode(source, name, crf)
                if before > BUDGET[name] >= size:
                    break
            print(f"{name}: {size // 1000} kB at crf {crf}", flush=True)


if __name__ == "__main__":
    main()
