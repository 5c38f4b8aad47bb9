"""A nearer look at a subject, for the article that takes it apart."""

from .base import near

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
