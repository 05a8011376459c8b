import { markOfAnswer } from "@hilo/rules/play/view";
import type { Outputs } from "../../../platform/api/trpc.ts";
import type { Rival } from "../../play/stage/dealer.ts";
import { france, italy, spain } from "../../play/testing/countries.ts";
import type { DuelView } from "../duel-text.ts";
import { duelView } from "./duels.ts";

type DuelVerdict = Outputs["duels"]["guess"];
type DuelSideView = DuelView["sides"][number];

const source = { source: "UN Tourism", asOf: "2018-12", measure: null, unit: null } as const;

const side = (seat: number, name: string, more: Partial<DuelSideView>): DuelSideView => ({
	seat,
	userId: name.toLowerCase(),
	name,
	avatarUrl: `/avatars/initials/${name[0]}-${name.length % 6}.svg`,
	isYou: false,
	status: "over",
	score: null,
	timeMs: null,
	marks: null,
	...more,
});

export const maya = side(1, "Maya", {});

/** Maya's challenge by link, as its visitor gets it. */
export function challenge(more: Partial<DuelView> = {}): DuelView {
	return duelView("d1", { status: "playing", sides: [maya], ...more });
}

/** A custom game with its own question, as a duel in it has it. */
export const oldStates = {
	game: "custom",
	title: "Old states",
	customGameId: "g1",
	custom: {
		measure: "Age",
		question: "Was {B} founded before {A}?",
		thousandsSeparator: true,
		timerSeconds: 20,
		creatorName: "Maya",
		isOpenToAll: true,
	},
} as const satisfies Partial<DuelView>;

type Answer = NonNullable<Outputs["duels"]["rounds"][number]["answers"][number]>;

/** Answers in "+" for right, "-" for wrong and "0" for none in time, each a second longer than the one before. */
function answersOf(line: string): Answer[] {
	return [...line].map((sign, at) => {
		const ms = 1200 + at * 1000;
		if (sign === "0") return { guess: "timeout", correct: false, ms: 20_000 };
		return { guess: at % 2 ? "higher" : "lower", correct: sign === "+", ms };
	});
}

function played(of: DuelSideView, answers: readonly Answer[]): DuelSideView {
	return {
		...of,
		status: "over",
		score: answers.filter(({ correct }) => correct).length,
		timeMs: answers.reduce((sum, { ms }) => sum + ms, 0),
		marks: answers.map(markOfAnswer),
	};
}

/** The challenge after the viewer has played it, and Maya too if `theirs` is given. */
export function result(yours: string, theirs: string | null, more: Partial<DuelView> = {}): DuelView {
	const [own, other] = [answersOf(yours), theirs === null ? null : answersOf(theirs)];
	const you = played(side(2, "ada_lovelace", { isYou: true }), own);
	const rounds = Array.from({ length: Math.max(own.length, other?.length ?? 0) }, (_, at) => ({
		round: at + 1,
		first: at % 2 ? spain : france,
		second: at % 2 ? italy : spain,
		...source,
		answers: [own[at] ?? null, ...(other ? [other[at] ?? null] : [])],
	}));
	return challenge({
		yourSeat: 2,
		mayPlay: false,
		status: other ? "over" : "playing",
		sides: [other ? played(maya, other) : { ...maya, status: "playing" }, you],
		lines: { seats: other ? [2, 1] : [2], count: rounds.length, rounds },
		verdict: other ? "won" : "waiting",
		...more,
	});
}

const rival: Rival = { name: "Maya", score: 0, ms: 4200, isOut: false };

export const firstRound: Outputs["duels"]["begin"] = {
	id: "d1",
	score: 0,
	round: 1,
	first: france,
	second: { id: "es", name: "Spain", detail: "In Europe", art: { kind: "flag", iso2: "es" } },
	...source,
	startsInMs: 0,
	remainingMs: 20_000,
	rival,
};

/** The verdict on "higher", which is wrong. Maya was right. */
export const firstVerdict: DuelVerdict = {
	id: "d1",
	round: 1,
	guess: "higher",
	correct: false,
	outcome: null,
	value: spain.value,
	article: null,
	facts: null,
	score: 0,
	rival: { guess: "lower", correct: true },
	next: {
		round: 2,
		first: spain,
		second: { id: "it", name: "Italy", detail: "In Europe", art: { kind: "flag", iso2: "it" } },
		...source,
		startsInMs: 2300,
		remainingMs: 20_000,
		rival: { ...rival, score: 1, ms: null, isOut: true },
	},
};
