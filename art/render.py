"""Render one relief (or all): python3 art/render.py NAME [--width 2400] [--samples 5] [--threads 1] [--grade-only]"""
import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import grade  # noqa: E402
from subjects import SUBJECTS  # noqa: E402

CACHE = HERE / ".cache"
ROOT = HERE.parent
RELIEFS = ROOT / "media" / "reliefs"
BUDGET = 760_000  # bytes of one master


def find_blender():
    """Blender from $BLENDER or the path; say plainly what is missing."""
    blender = os.environ.get("BLENDER") or shutil.which("blender")
    if not blender:
        sys.exit("Blender was not found. Install it (Debian: apt-get install blender) or set BLENDER to its path.")
    return blender


def render(name, width, samples, threads):
    """Render the passes of one subject into the cache."""
    CACHE.mkdir(exist_ok=True)
    out = CACHE / f"{name}.npz"
    height = round(width / SUBJECTS[name].camera.aspect)
    command = [find_blender(), "-b", "-t", str(threads), "--factory-startup", "--python-exit-code", "1", "-P",
               str(HERE / "relief.py"), "--", name, str(width), str(height), str(samples), str(out)]
    # a Python manager's paths would hide the numpy that belongs to Blender's own Python
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "PYENV"))} | {"PATH": os.defpath}
    with open(CACHE / f"{name}.log", "w") as log:
        if subprocess.run(command, stdout=log, stderr=log, env=env).returncode:
            sys.exit(f"Blender failed; see {log.name}")


def picture(name):
    """Grade the cached passes and write the master."""
    subject = SUBJECTS[name]
    with np.load(CACHE / f"{name}.npz") as file:
        passes = {k: file[k] for k in file.files}
    parts = grade.compose(passes, subject.camera, shade=subject.shade, day=subject.sun)
    frame = grade.inset if subject.inset else grade.dusk
    write_master(name, grade.finish(parts["stone"] + parts["glow"], frame, subject.exposure))


def write_master(name, still):
    """Write an sRGB 0..1 picture as the master of a subject."""
    RELIEFS.mkdir(parents=True, exist_ok=True)
    path = RELIEFS / f"{name}.webp"
    for quality in (75, 70, 65):
        grade.write_webp(still, path, quality)
        if path.stat().st_size <= BUDGET:
            break


def encode():
    """Make the sizes that the site shows of every master that has changed, as `npm run pictures` does."""
    npm = shutil.which("npm")
    if not npm:
        sys.exit("npm was not found. The masters are drawn; run `npm run pictures` to make their sizes.")
    subprocess.run([npm, "run", "--silent", "pictures"], cwd=ROOT, check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="+", help="subject names, or 'all'")
    parser.add_argument("--width", type=int, help="instead of the width that the subject asks for")
    parser.add_argument("--samples", type=int, default=5)
    parser.add_argument("--threads", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--grade-only", action="store_true", help="use the passes of the last render")
    args = parser.parse_args()
    for name in SUBJECTS if args.names == ["all"] else args.names:
        if name not in SUBJECTS:
            sys.exit(f"Unknown relief '{name}'. Known: {', '.join(SUBJECTS)}")
        began = time.time()
        if not args.grade_only:
            render(name, args.width or SUBJECTS[name].width, args.samples, args.threads)
        rendered = time.time()
        picture(name)
        print(f"{name}: {rendered - began:.0f} s rendering, {time.time() - rendered:.0f} s grading", flush=True)
    encode()


if __name__ == "__main__":
    main()
