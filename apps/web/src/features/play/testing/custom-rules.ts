import { customScale } from "@hilo/rules/custom-games/gap-scale";
import { formatCount } from "@hilo/rules/play/format";
import type { StageRules } from "../stage/stage-rules.ts";

/** A custom game with its own label and texts, no clock, and the documented times. */
export const carRules: StageRules = {
	title: "Fast Cars",
	tint: 2,
	timerMs: null,
	delays: {
		checkMs: 300,
		hideMarkMs: 3000,
		slideMs: 3000,
		advanceMs: 5000,
		crossMs: 300,
		gameOverMs: 1600,
		closingMs: 2000,
	},
	countUp: { ms: 0, from: () => 0 },
	measure: "horsepower",
	gapScale: () => customScale("horsepower", true),
	format: (value) => `${formatCount(value)} hp`,
	buttons: {
		higher: { label: "Faster", keys: ["f"], keycaps: ["F"] },
		lower: { label: "Slower", keys: ["s"], keycaps: ["S"] },
	},
	words: {
		loading: "Starting the engines…",
		question: (asked, known, measure) => `Does ${asked} have a higher ${measure} than ${known}?`,
		over: (score) => `Parked at ${score}`,
		again: "Race Again",
		home: "Leave the track",
		change: "Other cars",
	},
};
