"""What each viewer sees of a game, and is told of what happened."""

from collections.abc import Sequence
from operator import itemgetter
from typing import Final

import msgspec

from ginkgopolis.scores import Score, winners_of
from ginkgopolis.server.doors.requests import House
from ginkgopolis.server.out.shapes import Decision, LogEntry, Request, Shown, Waiting
from ginkgopolis.server.out.sight import Common, Mine, Seen
from ginkgopolis.server.tables.course import Change, Course, Undone
from ginkgopolis.server.tables.notes import Note, What
from ginkgopolis.server.tables.sitting import Sitting
from ginkgopolis.story.deeds import knowing, seen_by
from ginkgopolis.story.episode import Episode
from ginkgopolis.story.sentences import tell_stories
from ginkgopolis.view import add_personal

replace: Final = msgspec.structs.replace


def common_of(table: Sitting) -> Common:
    """What all viewers see."""
    assert table.course is not None
    count = (table.course.count, table.row.revision)
    if table.common is None or table.common[0] != count:
        table.common = (count, look_at(table.course, table.doc.house, table.is_playing))
    return table.common[1]


def look_after_seal(table: Sitting, changes: Sequence[Change]) -> int | None:
    """If there were only sealed choices of one seat, take a short look and return the seat; else None."""
    course = table.course
    assert course is not None
    if table.common is None or not all(change.sealed for change in changes):
        return None
    (count, revision), before = table.common
    if (count + len(changes), revision) != (course.count, table.row.revision):
        return None
    seat = changes[0].seat
    if any(change.seat != seat for change in changes):
        return None
    table.common = ((course.count, revision), look_after_sealed(course, table.doc.house, seat, before))
    return seat


def look_now(table: Sitting, viewer: int | None) -> Seen | None:
    """What a viewer sees now; None before the start."""
    course = table.course
    if course is None:
        return None
    common = common_of(table)
    mine = look_from(course, table.doc.house, viewer, common, table.is_playing)
    return Seen(course.versions[viewer], common, mine)


def look_at(course: Course, house: House, playing: bool) -> Common:
    """Work out what all viewers see."""
    game = course.game
    view = game.everybodys()
    districts, scores = game.standing()
    return Common(
        view=view,
        stage=course.stage,
        waiting=waiting_of(course, house) if playing else [],
        request=request_of(course),
        districts=districts,
        winners=winners_of(scores) if course.face.over else [],
        ending=game.ending if course.face.over else None,
        scores=scores,
    )


def look_after_sealed(course: Course, house: House, seat: int, before: Common) -> Common:
    """Work out what all viewers see after a sealed choice of a seat: the city is as before."""
    return replace(
        before,
        view=course.game.after_sealed(before.view, seat),
        waiting=waiting_of(course, house),
        request=request_of(course),
    )


def waiting_of(course: Course, house: House) -> list[Waiting]:
    """Return who owes a decision."""
    return [Waiting(seat=seat, deadline=deadline(course, house, seat)) for seat in course.face.pending]


def request_of(course: Course) -> Request | None:
    """Return the open request to go back."""
    going = course.going
    if going is None:
        return None
    return Request(
        seat=going.seat, to=going.to, round=going.round, agreed=list(going.agreed), asked=course.asked()
    )


def deadline(course: Course, house: House, seat: int) -> float | None:
    """At what time of day a seat's time is over; bots have no clock."""
    limit = None if house.clock is None else course.clocks.limit(seat, house.clock.seconds)
    return None if limit is None else course.time_of_day(limit)


def show(course: Course, house: House, viewer: int | None, common: Common, playing: bool) -> Shown:
    """Return all that one viewer sees; somebody who only watches is None."""
    return put_together(viewer, common, look_from(course, house, viewer, common, playing))


def put_together(viewer: int | None, common: Common, mine: Mine) -> Shown:
    """Return all that one viewer sees."""
    return Shown(
        view=common.view if viewer is None else add_personal(common.view, viewer, mine.personal),
        stage=common.stage,
        decision=mine.decision,
        can_undo=mine.can_undo,
        can_ask=mine.can_ask,
        waiting=common.waiting,
        request=common.request,
        districts=common.districts,
        scores=mine.scores,
        winners=common.winners,
        ending=common.ending,
    )


def look_from(
    course: Course,
    house: House,
    viewer: int | None,
    common: Common,
    playing: bool,
    before_seal: Mine | None = None,
) -> Mine:
    """Work out what one viewer sees besides what all see; her own sealed choice leaves most as it was."""
    game = course.game
    undo, ask = course.ways_back(viewer) if playing and house.undo else (False, [])
    if before_seal is None or viewer is None:
        known = game.personal(viewer, common.view)
    else:
        known = game.personal_after_sealed(before_seal.personal, viewer)
    return Mine(
        personal=known,
        decision=decide(course, house, viewer) if playing and viewer is not None else None,
        can_undo=undo,
        can_ask=ask,
        scores=visible_scores(course, house, viewer, common.scores),
    )


def look_on_after_sealed(course: Course, house: House, viewer: int | None, before: Mine) -> Mine:
    """Work out what a viewer sees after a sealed choice of somebody else: at most, what she may take back."""
    undo, ask = course.ways_back(viewer) if house.undo else (False, before.can_ask)
    if undo == before.can_undo and ask == before.can_ask:
        return before
    return replace(before, can_undo=undo, can_ask=ask)


def decide(course: Course, house: House, seat: int) -> Decision | None:
    """Return what a seat may do now; one for which a bot plays takes over with it."""
    question = course.face.question
    moves, prompt = course.game.asked(seat)
    if prompt is None:
        return None
    assert question is not None
    return Decision(
        id=course.decision(seat),
        question=question,
        moves=moves,
        prompt=prompt,
        deadline=deadline(course, house, seat),
    )


def visible_scores(
    course: Course, house: House, viewer: int | None, scores: list[Score]
) -> list[Score] | None:
    """Return the rows of the score sheet that a viewer may see."""
    if course.face.over:
        return scores
    if not house.projection:
        return None
    if course.game.options.closed_screens:
        return [score for score in scores if score.seat == viewer]
    return scores


# The story

UNDONE: Final[dict[What, Undone]] = {"note-choice": "choice", "note-round": "round", "note-undo": "undo"}


class Story:
    """What a row has done, for any viewer."""

    def __init__(
        self,
        names: Sequence[str],
        seat: int | None,
        round_: int,
        episode: Episode | None,
        undone: Undone = None,
        note: Note | None = None,
    ) -> None:
        self.names = names
        self.seat = seat
        self.round = round_
        self.deeds = [] if episode is None else episode.deeds()
        self.knowing = knowing(self.deeds)
        """The seats that may know something that not everybody may."""
        self.undone = undone
        self.note = note

    @classmethod
    def of(cls, names: Sequence[str], change: Change) -> "Story":
        """Return what a change was."""
        return cls(names, change.seat, change.round, change.episode, change.undone, change.note)

    @classmethod
    def about(cls, names: Sequence[str], note: Note) -> "Story":
        """Return what a note tells."""
        return cls(names, note.seat, note.round, None, UNDONE.get(note.what), note)

    def to(self, viewers: Sequence[int | None]) -> dict[int | None, LogEntry]:
        """Tell it to several viewers; all who know no more than others are told the same."""
        asked = {viewer if viewer in self.knowing else None for viewer in viewers}
        news = tell_stories(self.deeds, self.names, list(asked))
        entries = {viewer: self.entry(viewer, news[viewer]) for viewer in asked}
        return {viewer: entries[viewer if viewer in entries else None] for viewer in viewers}

    def entry(self, viewer: int | None, news: list[str]) -> LogEntry:
        """Return the entry of the log for a viewer."""
        deeds = seen_by(self.deeds, viewer)
        if self.note is not None:
            news = [*news, self.note.words(self.names)]
        return LogEntry(seat=self.seat, round=self.round, deeds=deeds, news=news, undone=self.undone)


def tell_log(course: Course, viewer: int | None, since_round: int = 0) -> list[LogEntry]:
    """Tell a viewer the story from a round on."""
    names, (setup, *episodes) = course.game.names, course.game.story
    stories = [(0, Story(names, None, 0, setup))] if since_round == 0 else []
    for at, (move, episode) in enumerate(zip(course.played, episodes), start=1):
        if episode.shows and move.round >= since_round:
            stories.append((at, Story(names, move.seat, move.round, episode)))
    notes = [note for note in course.notes if note.round >= since_round]
    stories += [(note.after, Story.about(names, note)) for note in notes]
    stories.sort(key=itemgetter(0))
    return [story.to((viewer,))[viewer] for _, story in stories]
