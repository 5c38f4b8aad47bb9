"""Nearer looks at the solutions' subjects, for the pages that take them apart."""

from .base import near

near(
    "agricultural",
    "A lit channel falls down curved terraces, and on each of them ploughed rows and crops run beside a thin channel.",
    (
        (38, 26, "the main channel falls from step to step"),
        (27, 73, "crops stand in rows"),
        (72, 34, "a ploughed field"),
        (61, 78, "a terrace draws its own thin channel from the main one"),
    ),
    target=(0.3, -0.2),
    distance=9.0,
)
near(
    "carbon-credits",
    "The heart of a felled tree in sandstone: lit water stands in its widest rings and in the cracks between them.",
    (
        (47, 18, "a crack lets water in from the rim"),
        (21, 73, "the inlet breaks through the bark"),
        (51, 47, "the heart, the oldest year"),
        (60, 58, "a wide ring stands full of water"),
    ),
    yaw=22,
    pitch=52,
    target=(0.1, 0.0),
    distance=9.6,
)
near(
    "commodities",
    "Stone bins on both sides of a lit channel hold grain, ore, timber, barrels, coffee beans and sand.",
    (
        (22, 43, "a bin of grain"),
        (27, 78, "barrels"),
        (74, 35, "the channel that serves every bin"),
        (58, 66, "coffee beans"),
    ),
    target=(0.55, -0.3),
    pitch=50,
    distance=9.0,
)
near(
    "infrastructure",
    "Arches of an aqueduct stand in two storeys between a lit channel above and a river below.",
    (
        (28, 27, "the channel on top"),
        (40, 60, "a great arch"),
        (77, 25, "an arch of the upper storey"),
        (72, 87, "the river below"),
    ),
    yaw=15,
    pitch=50,
    target=(0.0, 0.15),
    distance=10.2,
)
near(
    "intellectual-property",
    "The whorl of a fingerprint, whose lines fork and end, with lit water between the ridges.",
    (
        (47, 44, "the heart of the whorl"),
        (29, 72, "the inlet enters the print"),
        (73, 51, "a line forks in two"),
        (62, 72, "a line ends"),
    ),
    yaw=18,
    pitch=55,
    target=(0.0, 0.0),
    distance=9.4,
)
near(
    "precious-metals",
    "Veins of lit water leave rough rock and fill a row of moulds; two cast bars lie before them.",
    (
        (33, 20, "a vein forks in the rock"),
        (24, 67, "a mould, filled"),
        (63, 27, "a vein runs down to its mould"),
        (79, 73, "a cast bar, stamped"),
    ),
    yaw=24,
    pitch=49,
    target=(0.35, 0.15),
    distance=9.8,
)
near(
    "real-estate",
    "Stone houses with tiled roofs, and one round a court with a pool, stand where two streets of lit water cross.",
    (
        (37, 22, "a street of water branches off"),
        (31, 62, "a house with a tiled roof"),
        (63, 46, "a court with a pool of its own"),
        (59, 67, "the two main streets of water cross"),
    ),
    target=(1.7, 0.4),
    distance=8.5,
)
