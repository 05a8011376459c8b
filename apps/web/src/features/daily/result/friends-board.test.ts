import { expect, test } from "vitest";
import { player } from "../../../testing/people.ts";
import { sampleFriends, sampleResult } from "../testing/sample-deck.ts";
import { friendsBoard } from "./friends-board.ts";

const me = player();
const friends = sampleFriends(2).map((place, n) => ({ ...place, rank: n === 0 ? 1 : 3 }));

test("ranks the player among friends by score, then by time", () => {
	const board = friendsBoard(sampleResult({ friends, score: 10, timeMs: 45_000 }), me);
	expect(board.rows.map(({ userId }) => userId)).toEqual(["user-0", me.id, "user-1"]);
	expect(board).toMatchObject({ own: { rank: 2, timeMs: 45_000 }, players: 3 });
});

test("leaves out a run that began as a visitor's", () => {
	const board = friendsBoard(sampleResult({ friends, verified: false }), me);
	expect(board).toMatchObject({ rows: friends, own: null, players: 2 });
});
