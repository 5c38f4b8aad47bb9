"""The subjects of the reliefs, by group; importing this package fills `SUBJECTS`."""

from importlib import import_module

from .base import SUBJECTS, Subject

__all__ = ["SUBJECTS", "Subject"]

for group in (
    "client_work",
    "core",
    "features",
    "industries_finance",
    "industries_property",
    "industries_science",
    "marketplace",
    "platforms",
    "reading",
    "services_code",
    "services_tokens",
    "shares",
    "solutions_goods",
    "solutions_rights",
    "use_cases",
    "near",
    "closing",
    "suns",
):
    import_module(f".{group}", __name__)
