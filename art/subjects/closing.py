"""Subjects once more, from low over the water."""

from .base import close

close(
    "solutions-close",
    "real-estate",
    "Seen from low over the water, a lit street runs between small stone houses.",
    target=(1.9, -0.3),
    yaw=-12,
    distance=5.6,
)
close(
    "platforms-close",
    "white-label-tokenization",
    "Seen from low over the water, a lit channel fills an eight-pointed mould in a block of stone.",
    target=(0.5, 0.9),
    yaw=48,
    distance=6.6,
)
close(
    "features-close",
    "compliance-engine",
    "Seen from low over the water, stone cogwheels turn in a race of lit water.",
    target=(-0.5, -0.1),
    yaw=30,
    pitch=26,
    distance=7.8,
)
