import { itemCard } from "@hilo/rules/custom-games/item";
import { type Card, withoutValue } from "@hilo/rules/play/card";
import type { Outputs } from "../../../platform/api/trpc.ts";

type Api = Outputs["customGames"];

const peak = (id: string, name: string, value: number): Card =>
	itemCard({ id, name, value, imageUrl: `/pictures/${id.padEnd(32, "0")}.webp` });

export const everest = peak("everest", "Mount Everest", 8848.86);
export const k2 = peak("k2", "K2", 8611);
const rigi = peak("rigi", "Rigi", 1797.5);
export const peaks = [everest, k2, rigi];

export const peaksGame: Api["get"] = {
	id: "peaks",
	name: "High Peaks",
	description: "Which mountain is higher?",
	valueLabel: "Height in metres",
	question: "",
	thousandsSeparator: true,
	source: "",
	asOf: "",
	licence: null,
	isSourced: false,
	creator: { id: "grace", username: "grace_hopper", avatarUrl: "/avatars/initials/GH-4.svg" },
	category: null,
	privacyLevel: "public",
	timerSeconds: 0,
	playCount: 3,
	itemCount: 25,
	createdAt: "2026-11-01T09:00:00.000Z",
	updatedAt: "2026-11-02T09:00:00.000Z",
	cover: [everest, k2].map(({ id, name, art }) => ({ id, name, imageUrl: art.imageUrl ?? "" })),
	isOwn: false,
	shareableLink: "/custom-game/peaks",
	invitation: null,
	best: null,
	valueRange: { min: 1797.5, max: 8848.86 },
	board: "open",
	topScores: [],
	personalBest: null,
	preview: null,
	isReported: false,
};

export const peaksOpening: Api["opening"] = {
	gameId: "peaks",
	seed: "a visit",
	poolId: "custom-peaks-1",
	cards: peaks,
	source: "",
	asOf: "2026-11",
	timerSeconds: 0,
	name: peaksGame.name,
	valueLabel: peaksGame.valueLabel,
};

const about = { source: "", asOf: "2026-11", measure: peaksGame.valueLabel, unit: null } as const;

export const peaksRun: Api["start"] = {
	runId: "run-1",
	game: "custom",
	filter: "",
	round: 1,
	score: 0,
	best: 0,
	...about,
	first: everest,
	second: withoutValue(k2),
	startsInMs: 0,
	remainingMs: null,
};

/** The verdict that ends the run in its second round. */
export const peaksWrong: Outputs["play"]["guess"] = {
	runId: "run-1",
	round: 2,
	guess: "higher",
	correct: false,
	outcome: "wrong",
	value: k2.value,
	article: null,
	facts: null,
	score: 1,
	best: 1,
	newBest: true,
	wholeDeck: false,
	next: null,
	earned: { badges: [], challenges: ["customGamePlayed"], allDone: false, xp: 75 },
};

type Row = Api["board"]["rows"][number];

export function boardRow(rank: number, userId: string, score: number): Row {
	return {
		rank,
		userId,
		username: userId,
		avatarUrl: "/avatars/initials/A-1.svg",
		score,
		timePerGuess: 2.5,
		timeTaken: 5,
		totalGuesses: 2,
		efficiency: 50,
		date: "2026-11-03T09:00:00.000Z",
		verified: true,
	};
}
