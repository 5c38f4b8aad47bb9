"""Nearer looks at the subjects of all offers, for the cases that their pages tell."""

from .base import near

near(
    "agricultural",
    "A lit channel falls down curved terraces, and on each of them ploughed rows and crops run beside a thin channel.",
    target=(0.3, -0.2),
    distance=9.0,
)
near(
    "carbon-credits",
    "The heart of a felled tree in sandstone: lit water stands in its widest rings and in the cracks between them.",
    yaw=22,
    pitch=52,
    target=(0.1, 0.0),
    distance=9.6,
)
near(
    "commodities",
    "Stone bins on both sides of a lit channel hold grain, ore, timber, barrels, coffee beans and sand.",
    target=(0.55, -0.3),
    pitch=50,
    distance=9.0,
)
near(
    "infrastructure",
    "Arches of an aqueduct stand in two storeys between a lit channel above and a river below.",
    yaw=15,
    pitch=50,
    target=(0.0, 0.15),
    distance=10.2,
)
near(
    "intellectual-property",
    "The whorl of a fingerprint, whose lines fork and end, with lit water between the ridges.",
    yaw=18,
    pitch=55,
    target=(0.0, 0.0),
    distance=9.4,
)
near(
    "precious-metals",
    "Veins of lit water leave rough rock and fill a row of moulds; two cast bars lie before them.",
    yaw=24,
    pitch=49,
    target=(0.35, 0.15),
    distance=9.8,
)
near(
    "real-estate",
    "Stone houses with tiled roofs, and one round a court with a pool, stand where two streets of lit water cross.",
    target=(1.7, 0.4),
    distance=8.5,
)
near(
    "compliance-engine",
    "Three stone cogwheels, seen from the side, mesh in a race of lit water.",
    yaw=-4,
    pitch=44,
    distance=8.8,
    target=(0.3, 0.1),
)
near(
    "multi-chain",
    "Stone chains of round, oval and six-sided links meet in one ring that stands in lit water.",
    yaw=-16,
    pitch=48,
    distance=9.4,
    target=(0.5, 0.0),
)
near(
    "security-audits",
    "A keyhole of lit water lies at the heart of a fortress in the shape of a star.",
    yaw=-2,
    pitch=43,
    distance=8.8,
    target=(-0.1, 0.1),
)
near(
    "white-label",
    "A blank stone tag hangs between one with a crown and one with an anchor from a channel of lit water.",
    yaw=-28,
    pitch=50,
    distance=8.6,
    target=(0.6, 0.65),
)
near(
    "energy",
    "Four terraces of solar panels, whose cells are lit water, stand beside the channel that they feed.",
    yaw=-4,
    pitch=40,
    distance=8.8,
    target=(0.7, 0.25),
)
near(
    "entertainment",
    "A note is carved into the heart of a record whose grooves hold lit water, and the arm rests beside it.",
    yaw=-14,
    pitch=45,
    distance=9.7,
    target=(0.66, -0.1),
)
near(
    "entrepreneurs",
    "Roots and leaves of a seedling are veins of lit water, and its pot stands open from the side.",
    yaw=-14,
    pitch=50,
    distance=9.4,
    target=(0.3, -0.1),
)
near(
    "healthcare",
    "A double helix of lit water crosses the stone, with a rung between its strands at every turn.",
    yaw=-12,
    pitch=46,
    distance=8.1,
    target=(0.3, 0.0),
)
near(
    "hospitality",
    "Parasols and palms stand round a pool of lit water, with an island in it.",
    yaw=-2,
    pitch=48,
    distance=6.9,
    target=(0.25, -0.15),
)
near(
    "institutional-investors",
    "Lit water stands between the fluted columns of a temple, seen from its corner.",
    yaw=-19,
    pitch=46,
    distance=8.8,
    target=(0.2, 0.1),
)
near(
    "legal-firms",
    "A pair of scales, seen from the side, holds the same measure of lit water in both pans.",
    yaw=-21,
    pitch=50,
    distance=9.5,
    target=(0.5, 0.0),
)
near(
    "private-equity",
    "The round door of a vault lies open to the side: bolts, a ring of lit water and a wheel of five spokes.",
    yaw=-22,
    pitch=49,
    distance=9.6,
    target=(0.45, 0.0),
)
near(
    "real-estate-developers",
    "A crane reaches over two towers; the finished windows hold lit water, and the others are dry.",
    yaw=-8,
    pitch=50,
    distance=9.2,
    target=(0.2, 0.1),
)
near(
    "retail",
    "Bottles and jars stand in the lit window of a shop under a striped awning.",
    yaw=-24,
    pitch=49,
    distance=8.9,
    target=(0.35, 0.05),
)
near(
    "space-tech",
    "A stone globe with lines of lit water throws its shadow beneath a satellite.",
    yaw=-10,
    pitch=50,
    distance=9.8,
    target=(0.3, 0.15),
)
near(
    "compliance-platform",
    "Many channels of lit water meet at a gate tower and leave it in straight, equal lines.",
    yaw=-10,
    pitch=40,
    distance=9.0,
    target=(0.2, 0.0),
)
near(
    "nft-marketplace",
    "Twelve small carvings, among them a cat, a diamond and a boat, lie in frames between lit channels.",
    yaw=-6,
    pitch=46,
    distance=8.1,
    target=(0.4, 0.1),
)
near(
    "secondary-trading",
    "Basins of lit water and blocks of stone rise and fall in turn along a chart of prices.",
    yaw=-4,
    pitch=52,
    distance=9.0,
    target=(0.5, 0.35),
)
near(
    "web3-loyalty",
    "Seven stamps stand in rings of lit water on a card of stone, and three places are empty.",
    yaw=-10,
    pitch=46,
    distance=7.5,
    target=(0.25, 0.0),
)
near(
    "white-label-tokenization",
    "A mould full of lit water stands above three casts, each with a sign of its own.",
    yaw=2,
    pitch=52,
    distance=9.8,
    target=(0.8, -0.3),
)
near(
    "blockchain-development",
    "Two blocks inlaid with lit water are joined by a single link across a canal.",
    yaw=-4,
    pitch=43,
    distance=7.9,
    target=(0.25, -0.15),
)
near(
    "defi-protocols",
    "Two piles of coins, one with a square hole and one with a round one, stand where curved arrows of lit water meet.",
    yaw=-18,
    pitch=49,
    distance=8.6,
    target=(0.62, -0.05),
)
near(
    "ico-development",
    "Many thin channels run into the mouth of a jar, which fills with lit water beside a scale of marks.",
    yaw=-14,
    pitch=50,
    distance=9.4,
    target=(0.15, -0.2),
)
near(
    "smart-contracts",
    "Lines of writing leave a sheet of stone over its edge and end in round nodes of lit water.",
    yaw=-16,
    pitch=44,
    distance=9.1,
    target=(0.7, -0.25),
)
near(
    "token-development",
    "A seal with a notched rim lies in the sand, and a channel of lit water divides at its heart.",
    yaw=0,
    pitch=41,
    distance=9.4,
    target=(0.0, 0.0),
)
near(
    "tokenomics",
    "One slice is drawn out of a round disc of stone, and lit water stands where it lay.",
    yaw=-20,
    pitch=46,
    distance=9.2,
    target=(0.45, -0.05),
)
near(
    "web3-development",
    "The threads of a web are channels of lit water that meet at one point.",
    yaw=-6,
    pitch=46,
    distance=8.2,
    target=(0.1, 0.05),
)
near(
    "carbon-trading",
    "A leaf with veins of lit water rises from the chimney of a factory.",
    yaw=-14,
    pitch=52,
    distance=10.0,
    target=(0.1, -0.05),
)
near(
    "loyalty-rewards",
    "The bow on a stone gift has lit water in both of its loops.",
    yaw=4,
    pitch=44,
    distance=8.2,
    target=(0.4, -0.12),
)
near(
    "real-estate-investment",
    "A key with four panes of lit water in its head lies in a bed cut to its shape.",
    yaw=-14,
    pitch=47,
    distance=7.5,
    target=(0.15, 0.0),
)
near(
    "rwa",
    "Holds of a stone boat carry a house, bars and a tree through lit water.",
    yaw=-6,
    pitch=47,
    distance=8.5,
    target=(0.25, 0.0),
)
near(
    "supply-chain",
    "Boats follow a winding canal of lit water past a field, a factory and three stores.",
    yaw=-10,
    pitch=42,
    distance=9.5,
    target=(0.3, 0.2),
)
