"""The board as bots see it: where each roll of the die can lead from each post, with and without a boat on the lake.

A post is a space and the way a piece on it faces (track.py). What lies behind, and who stands in the way, is forgotten.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.sophie.track import BOAT, EPOCH, PLACE_SPACE, Track

ROLLS: Final[i64] = 6


@final
class Atlas:
    """Posts and where they lead; made once for each board, shared by all who reckon on it."""

    def __init__(self, track: Track) -> None:
        self.posts: i64 = 3 * track.spaces
        self.segments: i64 = len(track.ring)
        self.kind: vec[i64] = vec[i64]([0] * self.posts)
        """[post]: what sort of space it is on."""
        self.turns: vec[i64] = vec[i64]([0] * self.posts)
        """[post]: by how many segments it turns the disc."""
        self.rim: vec[i64] = vec[i64]([-1] * self.posts)
        """[post]: its place on the ring, -1 elsewhere."""
        self.ring: vec[i64] = vec[i64]([0] * self.segments)
        """[place on the ring]: the post."""
        self.rabbit: vec[i64] = track.rabbit
        self.window: vec[i64] = track.window
        self.boat: vec[i64] = vec[i64]([0] * self.segments)
        """[rotation]: whether there is a boat on the lake."""
        self.windows: i64 = 0
        self.boats: i64 = 0
        self.hub: i64 = 3 * track.hub
        """The post of the ring's gadfly."""
        self.flies: vec[i64] = track.landing
        """The posts on paths to which it may jump."""
        self.place: i64 = 3 * PLACE_SPACE
        """The post of the Place of Forgetting."""
        self.stage: i64 = 3 * track.near
        """The post before the lake."""
        self.begin: vec[i64] = vec[i64]()
        """[12 * post + 6 * boat + roll - 1]: where its landings begin in `to`; those of the next index end them."""
        self.to: vec[i64] = vec[i64]()
        """The posts on which a roll can end."""
        self.order: vec[i64] = vec[i64]()
        """All posts from which there is a way, most of them after those that they lead to."""
        self._copy(track)
        self._rolls(track)
        self._sort(track)

    def _copy(self, track: Track) -> None:
        post: i64 = 0
        while post < self.posts:
            space = post // 3
            self.kind[post] = track.kind[space]
            self.turns[post] = track.turn[space]
            self.rim[post] = track.rim[space]
            post += 1
        place: i64 = 0
        while place < self.segments:
            self.ring[place] = 3 * track.ring[place]
            self.boat[place] = 1 if track.mark[(track.lake - place) % self.segments] == BOAT else 0
            self.windows += track.window[place]
            self.boats += self.boat[place]
            place += 1

    def _rolls(self, track: Track) -> None:
        post: i64 = 0
        while post < self.posts:
            boat: i64 = 0
            while boat < 2:
                roll: i64 = 1
                while roll <= ROLLS:
                    self.begin = append(self.begin, len(self.to))
                    self._landings(track, post, roll, boat)
                    roll += 1
                boat += 1
            post += 1
        self.begin = append(self.begin, len(self.to))

    def _landings(self, track: Track, post: i64, roll: i64, boat: i64) -> None:
        """Add where a roll can end: an epoch needs no exact roll, and without a boat the stage before the lake ends it."""
        if post == self.stage and not boat and roll % 3:
            self.to = append(self.to, post)
            return
        now = vec[i64]([post])
        step: i64 = 0
        while step < roll:
            after = vec[i64]()
            for here in now:
                way = track.first[here]
                while way < track.first[here + 1]:
                    there = track.way[way]
                    if track.kind[there // 3] == EPOCH or (there == self.stage and not boat):
                        self._add(there)
                    else:
                        after = append(after, there)
                    way += 1
            now = after
            step += 1
        for there in now:
            self._add(there)

    def _add(self, post: i64) -> None:
        at = self.begin[len(self.begin) - 1]
        while at < len(self.to):
            if self.to[at] == post:
                return
            at += 1
        self.to = append(self.to, post)

    def _sort(self, track: Track) -> None:
        """Paths to epochs from their ends, the ring against its direction, paths to the ring from their ends, epochs."""
        far = self._distances(track)
        group: i64 = 0
        while group < 4:
            distance: i64 = 0
            while distance <= self.posts:
                post: i64 = 0
                while post < self.posts:
                    if track.first[post] < track.first[post + 1] and far[post] == distance and self._group(track, post) == group:
                        self.order = append(self.order, post)
                    post += 1
                distance += 1
            group += 1

    def _group(self, track: Track, post: i64) -> i64:
        if self.kind[post] == EPOCH:
            return 3
        if self.rim[post] >= 0:
            return 1
        while self.rim[post] < 0 and self.kind[post] != EPOCH:
            post = track.way[track.first[post]]
        return 2 if self.rim[post] >= 0 else 0

    def _distances(self, track: Track) -> vec[i64]:
        """[post]: how many steps straight on to an epoch or the ring; on the ring how many to its last place."""
        far = vec[i64]([0] * self.posts)
        post: i64 = 0
        while post < self.posts:
            if self.rim[post] >= 0:
                far[post] = self.segments - 1 - self.rim[post]
            else:
                here = post
                while track.first[here] < track.first[here + 1] and self.rim[here] < 0 and self.kind[here] != EPOCH:
                    here = track.way[track.first[here]]
                    far[post] += 1
            post += 1
        return far
