import type { DuelSideView } from "@hilo/rules/duels/duels.views";
import { expect, it } from "vitest";
import { duelView } from "../../duels/testing/duels.ts";
import { duelState } from "./duel-state.ts";

const side = (seat: number, more: Partial<DuelSideView> = {}): DuelSideView => ({
	seat,
	userId: null,
	name: seat === 1 ? "ada" : "Maya",
	avatarUrl: null,
	isYou: seat === 1,
	status: "waiting",
	score: null,
	timeMs: null,
	marks: null,
	...more,
});
const played = (score: number) => ({ status: "over", score, timeMs: 1000, marks: [] }) as const;

it("is the viewer's turn until they have played", () => {
	expect(duelState(duelView("one"))).toEqual({ own: null, text: "Your turn", isYourTurn: true });
	const open = duelView("one", { toBeat: { name: "Maya", score: 7 } });
	expect(duelState(open)).toEqual({ own: null, text: "7 to beat", isYourTurn: true });
});

it("waits for the other player by name, or for anyone with the link", () => {
	const lines = { seats: [1], count: 0, rounds: [] };
	const own = side(1, played(7));
	const sent = duelView("one", { lines, sides: [own, side(2)], sentTo: "Maya", mayPlay: false });
	expect(duelState(sent)).toEqual({ own: "You got 7", text: "Waiting for Maya", isYourTurn: false });
	expect(duelState(duelView("one", { lines, sides: [own] }))).toMatchObject({
		text: "Nobody has played yet",
	});
});

it("shows both scores once both have played", () => {
	const both = duelView("one", {
		lines: { seats: [1, 2], count: 0, rounds: [] },
		sides: [side(1, played(7)), side(2, played(5))],
		verdict: "won",
		mayPlay: false,
	});
	expect(duelState(both)).toEqual({ own: "You 7 · 5 Maya", text: "You won", isYourTurn: false });
});

it("says that a challenge was declined, and that others' duels are over", () => {
	expect(duelState(duelView("one", { status: "declined" })).text).toBe("Declined");
	expect(duelState(duelView("one", { status: "declined", mode: "live" })).text).toBe("Called off");
	expect(duelState(duelView("one", { status: "over", mayPlay: false })).text).toBe("Over");
});
