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
from render import CACHE, encode as encode_masters, write_master  # noqa: E402
from subjects import SUBJECTS  # noqa: E402

OUT = Path(__file__).resolve().parent.parent / "media" / "video"
WAVELENGTH, PULSES, SECONDS, FPS, SIZE = 5.2, 3, 10, 24, (1600, 900)
SMALL = (800, 450)  # for phones and tablets: as wide as the picture that they show
TAGS = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
BUDGET = {"hero.av1.mp4": 600_000, "hero.h264.mp4": 1_200_000,
          "hero-small.av1.mp4": 300_000, "hero-small.h264.mp4": 300_000}


def pulse(phase):
    """Brightness of the travelling light, 0..1: a soft front downstream, a long tail behind it."""
    p = np.mod(phase, 1.0)
    return grade.smoothstep(1.0, 0.80, p) * grade.smoothstep(0.05, 0.85, p) ** 1.6


def frames(passes, subject, count):
    """Yield the frames of one loop as bytes, and the picture's size first."""
    parts = grade.compose(passes, subject.camera, shade=subject.shade, day=subject.sun)
    exposure = subject.exposure
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
    """Encode the loop once, in the size that its name asks for; return the size in bytes."""
    w, h = SMALL if "small" in name else SIZE
    codec = (["-c:v", "libsvtav1", "-preset", "6", "-g", "600", "-svtav1-params", "tune=0:lp=1"] if "av1" in name else
             ["-c:v", "libx264", "-preset", "slow", "-g", "600", "-profile:v", "high", "-threads", "1",
              # a first frame no finer than the others: nothing jumps where the loop restarts
              *(["-x264-params", "ipratio=1"] if "small" in name else [])])
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", source, "-an",
                    "-vf", f"scale={w}:{h}:flags=lanczos", *codec, "-crf", str(crf), "-pix_fmt", "yuv420p",
                    "-movflags", "+faststart", str(OUT / name)], check=True)
    return (OUT / name).stat().st_size


def shrink(source, target):
    """Write the large loop in the small size, lossless: the mean of all its frames, lit anew for each of them.

    The large file forgets and refines grain and ripples from frame to frame. In the mean they stand still; only the
    light of each frame, without its detail, passes over them. So there is less to encode, and nothing jumps where the
    loop restarts.
    """
    w, h = SMALL
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", source, "-vf", f"scale={w}:{h}:flags=lanczos", "-f", "rawvideo",
                          "-pix_fmt", "rgb24", "-"], capture_output=True, check=True).stdout
    loop = np.frombuffer(raw, np.uint8).reshape(-1, h, w, 3)
    still = loop.mean(axis=0, dtype=np.float32)
    light = [ndimage.gaussian_filter(frame.astype(np.float32), (2, 2, 0)) for frame in loop]
    lights = np.ptp(np.stack([frame.mean(axis=2) for frame in light[::6]]), axis=0)
    moves = grade.smoothstep(1.5, 6.0, lights)[..., None].astype(np.float32)
    ground = np.maximum(ndimage.gaussian_filter(still, (2, 2, 0)), 1)
    pipe = subprocess.Popen(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-r", str(FPS),
                             "-i", "-", "-vf", "scale=out_color_matrix=bt709", *TAGS, "-pix_fmt", "yuv420p", "-c:v", "libx264",
                             "-qp", "0", "-preset", "ultrafast", target], stdin=subprocess.PIPE)
    for frame in light:
        lit = still * (1 + (frame / ground - 1) * moves)
        pipe.stdin.write(np.clip(lit + 0.5, 0, 255).astype(np.uint8).tobytes())
    pipe.stdin.close()
    pipe.wait()


def fit(source, name, crf, quick):
    """Lower or raise the quality until the file fits its budget well."""
    size = encode(source, name, crf)
    while size > BUDGET[name] or (not quick and size < 0.80 * BUDGET[name] and crf > 20):
        crf += 2 if size > BUDGET[name] else -2
        before, size = size, encode(source, name, crf)
        if before > BUDGET[name] >= size:
            break
    print(f"{name}: {size // 1000} kB at crf {crf}", flush=True)


def passes_of(name):
    """The passes of the last render of a subject."""
    with np.load(CACHE / f"{name}.npz") as file:
        return {k: file[k] for k in file.files}


def make_suns():
    """Write the stills under the other suns with the light in their water where the first frame of the loop has it."""
    for name in ("home-dawn", "home-dusk"):
        loop = frames(passes_of(name), SUBJECTS[name], 1)
        next(loop)
        write_master(name, next(loop) / np.float32(255))


def make_large(quick):
    """Draw the loop from the passes of the falaj, and encode the files for wide screens."""
    loop = frames(passes_of("falaj"), SUBJECTS["falaj"], SECONDS * FPS)
    w, h = next(loop)
    with tempfile.TemporaryDirectory() as folder:
        source = str(Path(folder) / "loop.mkv")
        pipe = subprocess.Popen(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-r",
                                 str(FPS), "-i", "-", "-vf", f"scale={SIZE[0]}:{SIZE[1]}:flags=lanczos:out_color_matrix=bt709",
                                 *TAGS, "-pix_fmt", "yuv420p", "-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", source],
                                stdin=subprocess.PIPE)
        for i, picture in enumerate(loop):
            if i == 0:
                write_master("falaj", picture / np.float32(255))
            pipe.stdin.write(picture.tobytes())
        pipe.stdin.close()
        pipe.wait()
        for name, crf in (("hero.av1.mp4", 43), ("hero.h264.mp4", 25)):
            fit(source, name, crf, quick)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one encode each, without searching the budget's best quality")
    parser.add_argument("--small", action="store_true", help="only the files for phones, from the large loop as it stands")
    parser.add_argument("--suns", action="store_true", help="only the stills under the other suns")
    args = parser.parse_args()
    quick = args.quick
    if args.suns:
        make_suns()
        encode_masters()
        return
    OUT.mkdir(parents=True, exist_ok=True)
    if not args.small:
        make_large(quick)
        encode_masters()
    with tempfile.TemporaryDirectory() as folder:
        source = str(Path(folder) / "small.mkv")
        shrink(str(OUT / "hero.h264.mp4"), source)
        for name, crf in (("hero-small.av1.mp4", 41), ("hero-small.h264.mp4", 28)):
            fit(source, name, crf, quick)


if __name__ == "__main__":
    main()
