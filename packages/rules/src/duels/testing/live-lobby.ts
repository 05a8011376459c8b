import { openRun } from "../../play/engine.ts";
import type { LiveDuel, LiveSide } from "../live-duel.ts";

export const CLOCK = { timerMs: 20_000, advanceMs: 2300 };
export const START = 1_000_000;
export const VALUES = { known: 1, hidden: 2 };

export const LOBBY_SIDE: LiveSide = {
	status: "waiting",
	seenAt: START,
	leftAt: null,
	progress: openRun(0),
	answers: [],
};

/** A live duel that both have opened. */
export const LOBBY: LiveDuel = {
	status: "open",
	createdAt: START,
	round: 0,
	roundStartsAt: null,
	sides: [LOBBY_SIDE, LOBBY_SIDE],
};
