"""One subject of every group once more, from low over the water: for the bands that close the pages."""

from .base import close

close(
    "home-close",
    "falaj",
    "Seen from low over the water, a lit channel divides in carved sandstone and runs on into the dusk.",
    width=2000,
    target=(-1.6, 0.3),
    yaw=74,
    distance=7.0,
)
