"""The browser of the tests: the Chromium of the system, without what only its own window needs."""

from __future__ import annotations

from playwright.sync_api import Browser, Playwright

CHROMIUM = "/usr/bin/chromium"

PLAYWRIGHTS = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""What Playwright switches off itself: of two lists Chromium heeds only the last, so that ours repeats it."""

ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
"""Each window loads two pages for the suggestions of an address bar that nobody sees: two processes a guest,
and more than a third of what opening one of our pages costs."""


def launched(playwright: Playwright) -> Browser:
    off = ",".join((*PLAYWRIGHTS, *ADDRESS_BAR))
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", f"--disable-features={off}"]
    )
