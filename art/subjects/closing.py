"""One subject of every group once more, from low over the water: for the sections that close the pages."""

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
    "services-close",
    "services",
    "Seen from low over the water, a lit channel ends where a stone chisel is cutting on.",
    target=(0.3, -0.7),
    yaw=44,
    distance=6.4,
)
close(
    "use-cases-close",
    "supply-chain",
    "Seen from low over the water, stone boats laden with crates lie in a lit canal.",
    target=(-0.6, -0.7),
    yaw=24,
    distance=6.8,
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
close(
    "industries-close",
    "energy",
    "Seen from low over the water, a lit channel falls past rows of solar panels.",
    target=(-1.6, 0.4),
    yaw=-8,
    distance=6.5,
)
