"""A wheel carries the built web pages: hatchling calls this before it packs one."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebPages(BuildHookInterface[Any]):
    """Builds web/ for a real wheel; an editable install leaves that to make."""

    def initialize(self, version: str, _build_data: dict[str, Any]) -> None:
        """Put the pages where the wheel will find them."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.web import build  # noqa: PLC0415 - hatchling loads this file alone, so our own folder is on the path only now

        build(Path(self.root))
