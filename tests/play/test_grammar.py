"""Words that are refused, in a sentence."""

import pytest

from joute.dictionary import Reason, Verdict
from joute.play import Language
from joute.play.grammar import why_refused


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason is not Reason.ALLOWED])
def test_every_reason_to_refuse_a_word_can_be_said(reason: Reason) -> None:
    for language in Language:
        assert "EUROPE" in why_refused(Verdict("EUROPE", False, reason), language)
