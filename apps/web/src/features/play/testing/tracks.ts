import { pairsOf } from "@hilo/rules/play/pairs";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { answer } from "../../../testing/answers.ts";

const track = (id: string, name: string, value: number) => ({
	id,
	name,
	detail: "Someone · 1999",
	art: { kind: "sleeve" as const, artist: id, year: 1999 },
	value,
});

export const tracks = [
	{ ...track("a", "Quiet Song", 10_000_000), previewUrl: "/samples/quiet.mp3" },
	track("b", "Middling Song", 200_000_000),
	track("c", "Loud Song", 3_000_000_000),
];

const spec = {
	seed: "a picker",
	poolSize: tracks.length,
	opening: "random",
	fits: () => true,
	endsWhenExhausted: true,
	timerMs: 20_000,
	advanceMs: 2000,
} as const;

/** A visitor's music game with three tracks, one of them with a sample. */
export function musicAnswers(hasLiveNumbers = false) {
	const { first, second } = pairsOf(spec)(1) ?? { first: 0, second: 1 };
	const [quiet, middling] = tracks;
	const opening = {
		seed: spec.seed,
		poolSize: spec.poolSize,
		game: "music",
		filter: "1990s",
		gameKey: "musicGame",
		label: "1990s",
		keepsScores: true,
		poolId: "three",
		source: "Public charts",
		asOf: "2026-09",
		measure: null,
		unit: null,
		first: tracks[first] ?? quiet,
		second: tracks[second] ?? middling,
	} as Outputs["play"]["opening"];
	return [
		answer("play", "prepare", { cards: tracks.length, hasLiveNumbers }),
		answer("play", "opening", opening),
		answer("play", "pool", { poolId: "three", cards: tracks }),
	];
}
