import { formatCustom } from "@hilo/rules/custom-games/format";
import {
	CUSTOM_ADVANCE_MS,
	CUSTOM_CLOSING_MS,
	CUSTOM_REVEAL_MS,
	CUSTOM_WRONG_MS,
	customSpec,
} from "@hilo/rules/custom-games/spec";
import { COUNT_UP_MS } from "@hilo/rules/play/delays";
import { HIGHER_OR_LOWER, type StageRules, type Tint } from "../../play/stage/stage-rules.ts";

export interface StagedGame {
	readonly name: string;
	readonly valueLabel: string;
	readonly timerSeconds: number;
	/** The source of the numbers. */
	readonly creatorName: string;
	readonly tint: Tint;
}

/** From here on JavaScript writes numbers with an exponent, which can't count up. */
const COUNTS_TO = 1e15;

export function customRules({ name, valueLabel, timerSeconds, creatorName, tint }: StagedGame): StageRules {
	return {
		title: name,
		tint,
		timerMs: customSpec(timerSeconds).timerMs,
		delays: {
			checkMs: COUNT_UP_MS,
			hideMarkMs: CUSTOM_REVEAL_MS,
			slideMs: CUSTOM_REVEAL_MS,
			advanceMs: CUSTOM_ADVANCE_MS,
			crossMs: COUNT_UP_MS,
			gameOverMs: CUSTOM_WRONG_MS,
			closingMs: CUSTOM_CLOSING_MS,
		},
		countUp: { ms: COUNT_UP_MS, from: (value) => (value < COUNTS_TO ? 0 : value) },
		measure: valueLabel,
		format: (value) => formatCustom(value, valueLabel),
		source: `Numbers by ${creatorName}`,
		buttons: HIGHER_OR_LOWER,
		words: {
			loading: `Loading ${name}…`,
			question: (asked, known, measure) => `${capitalised(measure)}: is ${asked} higher than ${known}?`,
			over: () => "Game Over!",
			again: "Play again",
			home: "Back to Home",
		},
	};
}

function capitalised(text: string): string {
	const [first = "", ...rest] = text;
	return first.toUpperCase() + rest.join("");
}
