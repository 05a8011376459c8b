import { expect, test } from "vitest";
import type { DuelView } from "../duel-text.ts";
import { duelView } from "../testing/duels.ts";
import { type DuelSideView, headlineText, reasonText, resultSides } from "./result-sides.ts";

type Way = "by name" | "by link" | "live";
const ROLES = ["challenger", "receiver"] as const;
type Role = (typeof ROLES)[number];

function sideOf(role: Role, viewer: Role, isOver: boolean): DuelSideView {
	const name = role === "challenger" ? "Ann" : "Ben";
	return {
		seat: role === "challenger" ? 1 : 2,
		userId: name,
		name,
		avatarUrl: `/avatars/${name}.webp`,
		isYou: role === viewer,
		status: isOver ? "over" : "waiting",
		score: isOver ? 3 : null,
		timeMs: isOver ? 9000 : null,
		marks: isOver ? ["right", "right", "right"] : null,
	};
}

/** A duel of Ann's after the viewer's side is over; the challenger's side comes first. */
function duelOf(way: Way, viewer: Role, isSecond: boolean): DuelView {
	const other: Role = viewer === "challenger" ? "receiver" : "challenger";
	const sides = ROLES.map((role) => sideOf(role, viewer, role === viewer || isSecond));
	// A side by link exists only once it was played.
	const isTaken = way !== "by link" || viewer === "receiver" || isSecond;
	const seatOf = (role: Role) => (role === "challenger" ? 1 : 2);
	return duelView("d1", {
		mode: way === "live" ? "live" : "ghost",
		isByLink: way === "by link",
		sentTo: way === "by link" ? null : "Ben",
		sides: isTaken ? sides : sides.slice(0, 1),
		verdict: isSecond ? "drawn" : "waiting",
		lines: { seats: isSecond ? [seatOf(viewer), seatOf(other)] : [seatOf(viewer)], count: 0, rounds: [] },
	});
}

test.each([
	["by link", "challenger", false, "Anyone with the link"],
	["by link", "challenger", true, "Ben"],
	["by link", "receiver", false, "Ann"],
	["by name", "challenger", false, "Ben"],
	["live", "receiver", true, "Ann"],
] as const)(
	"compares in a duel %s the %s (other one has played: %s) with %s",
	(way, viewer, isSecond, name) => {
		const compared = resultSides(duelOf(way, viewer, isSecond));
		expect(compared?.otherName).toBe(name);
		expect(compared?.own.isYou).toBe(true);
		expect(compared?.other?.name).toBe(isSecond ? name : undefined);
		expect(compared?.isChallenger).toBe(viewer === "challenger");
	},
);

test("names the ghost in a duel against it", () => {
	const [first] = duelOf("by link", "challenger", false).sides;
	if (!first) throw new Error("There is no side.");
	const sides = [first, { ...first, seat: 2 }];
	const duel = {
		...duelOf("by link", "challenger", false),
		sides,
		lines: { seats: [2, 1], count: 0, rounds: [] },
	};
	expect(resultSides(duel)?.otherName).toBe("Your ghost");
});

test.each([
	["won", 4810, 4850, "Same score. You were 0.04 s faster."],
	["won", 4000, 6800, "Same score. You were 2.8 s faster."],
	["lost", 4812, 4809, "Same score. Ben was 0.003 s faster."],
	["drawn", 4800, 4800, "Same score in the same time"],
] as const)("says by how much a duel with equal scores was %s (%i, %i ms)", (verdict, ms, otherMs, text) => {
	const sides = resultSides(duelOf("by name", "challenger", true));
	if (!sides?.other) throw new Error("There are no two sides.");
	const { own, other } = sides;
	const timed = {
		...sides,
		own: { ...own, timeMs: ms },
		other: { ...other, timeMs: otherMs, score: own.score },
	};
	expect(reasonText(verdict, timed)).toBe(text);
});

test.each([
	["won", 2, "over", "You won"],
	["lost", 5, "over", "Ben won by 2"],
	["lost", 3, "over", "Ben won"],
	["lost", 5, "left", "Ben won"],
	["drawn", 3, "over", "A draw"],
] as const)(
	"heads a duel that was %s with %i points of the other side (own side: %s): %s",
	(verdict, score, status, text) => {
		const sides = resultSides(duelOf("by name", "challenger", true));
		if (!sides?.other) throw new Error("There are no two sides.");
		const { own, other } = sides;
		expect(headlineText(verdict, { ...sides, own: { ...own, status }, other: { ...other, score } })).toBe(
			text,
		);
	},
);
