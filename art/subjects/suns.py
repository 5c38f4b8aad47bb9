"""Two heroes once more under the first and the last sun of the day: to be faded into one another as a page is read."""

from view import Sun

from .base import under

DAWN = Sun(elevation=13, bearing=86, strength=5.0, colour=(1.0, 0.60, 0.44), sky=(0.042, 0.085, 0.150), sky_strength=1.15, water=1.1)
DUSK = Sun(elevation=12, bearing=-62, strength=5.0, colour=(1.0, 0.47, 0.20), sky=(0.034, 0.052, 0.105), sky_strength=0.8, water=1.3)

for at, day, shadows in (("dawn", DAWN, "to the right"), ("dusk", DUSK, "to the left")):
    under(
        f"home-{at}",
        "falaj",
        f"At {at}, with long shadows {shadows}, one lit water channel carved in sandstone divides into sixteen equal channels.",
        f"At {at}: ",
        day,
    )
    under(
        f"about-{at}",
        "about",
        f"At {at}, with long shadows {shadows}, an old round stone well feeds winding channels, some lit and some long dry.",
        f"At {at}: ",
        day,
    )
