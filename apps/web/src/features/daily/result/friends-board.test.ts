import { expect, test } from "vitest";
import { player } from "../../../testing/people.ts";
import { samplePlaces, sampleResult } from "../testing/sample-deck.ts";
import { friendsBoard } from "./friends-board.ts";

const me = player();
const friends = samplePlaces(2).map((place, n) => ({ ...place, rank: n === 0 ? 1 : 3 }));

test("one's own place is among the friends' by score, then by time", () => {
	const board = friendsBoard(sampleResult({ friends, score: 10, timeMs: 45_000 }), me);
	expect(board.rows.map(({ userId }) => userId)).toEqual(["user-0", me.id, "user-1"]);
	expect(board).toMatchObject({ own: { rank: 2, timeMs: 45_000 }, players: 3 });
});

test("what began as a visitor's has no place there", () => {
	const board = friendsBoard(sampleResult({ friends, verified: false }), me);
	expect(board).toMatchObject({ rows: friends, own: null, players: 2 });
});
