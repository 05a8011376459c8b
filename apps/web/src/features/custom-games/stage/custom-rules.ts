import { MIN_ITEMS_TO_PLAY } from "@hilo/rules/custom-games/caps";
import {
	CUSTOM_ADVANCE_MS,
	CUSTOM_CLOSING_MS,
	CUSTOM_REVEAL_MS,
	CUSTOM_WRONG_MS,
	customSpec,
} from "@hilo/rules/custom-games/custom-run";
import { formatCustom } from "@hilo/rules/custom-games/format";
import { customScale } from "@hilo/rules/custom-games/gap-scale";
import { askedQuestion, usualQuestion } from "@hilo/rules/custom-games/question";
import type { Card } from "@hilo/rules/play/card";
import { COUNT_UP_MS } from "@hilo/rules/play/delays";
import { PLAY_ERRORS } from "@hilo/rules/play/play.errors";
import { capitalize } from "../../../platform/capitalize.ts";
import { type LocalRun, runFromPool } from "../../play/dealers/local-dealer.ts";
import { DealerError } from "../../play/stage/dealer.ts";
import { HIGHER_OR_LOWER, type StageRules, type Tint } from "../../play/stage/stage-rules.ts";
import { creatorNameOf, type GameView, tintOf } from "../game-view.ts";

interface CustomRulesInput extends Pick<GameView, "name" | "valueLabel" | "timerSeconds"> {
	/** Empty for the usual question. */
	readonly question: string;
	readonly thousandsSeparator: boolean;
	/** Of the numbers. */
	readonly source?: string;
	/** Without a source the numbers are the creator's. */
	readonly creatorName: string;
	readonly tint: Tint;
	/** Missing where numbers can't be reported. */
	readonly subjectOf?: StageRules["subjectOf"];
}

/** From here on JavaScript writes numbers with an exponent, which can't count up. */
const COUNTS_TO = 1e15;

export function customRules(game: CustomRulesInput): StageRules {
	const { name, valueLabel, question, thousandsSeparator, timerSeconds } = game;
	const { source, creatorName, tint, subjectOf } = game;
	const scale = customScale(valueLabel, thousandsSeparator);
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
		gapScale: () => scale,
		format: (value) => formatCustom(value, thousandsSeparator),
		source: source || `Numbers by ${creatorName}`,
		...(subjectOf && { subjectOf }),
		buttons: HIGHER_OR_LOWER,
		words: {
			loading: `Loading ${name}…`,
			question: (asked, known, measure) =>
				askedQuestion(question || usualQuestion(capitalize(measure)), { asked, known }),
			over: () => "Game Over!",
			again: "Play again",
			home: "Back to Home",
		},
	};
}

/** The rules of a game as the server answers it. */
export function rulesOfGame(
	game: Pick<
		GameView,
		"id" | "name" | "valueLabel" | "question" | "thousandsSeparator" | "timerSeconds" | "source" | "creator"
	> &
		Partial<Pick<GameView, "isOwn">>,
	siteName: string,
	linkKey?: string,
): StageRules {
	const { id, isOwn } = game;
	const subjectOf: StageRules["subjectOf"] = (itemId) => ({
		kind: "custom",
		gameId: id,
		key: linkKey,
		itemId,
	});
	return customRules({
		...game,
		creatorName: creatorNameOf(game, siteName),
		tint: tintOf(id),
		// The creator changes the number in the editor.
		...(!isOwn && { subjectOf }),
	});
}

interface CustomPool extends Pick<GameView, "timerSeconds" | "valueLabel"> {
	readonly cards: readonly Card[];
	readonly source: string;
	readonly sourceUrl?: string | undefined;
	readonly asOf: string;
	/** The run's seed if the server chose it. */
	readonly seed?: string | undefined;
}

/** Deals a run in the browser, for visitors and previews. @throws DealerError with fewer than two cards */
export function dealCustomRun({ cards, timerSeconds, valueLabel, seed, ...pool }: CustomPool): LocalRun {
	if (cards.length < MIN_ITEMS_TO_PLAY) throw new DealerError(PLAY_ERRORS["play/too-few-items"].message);
	const spec = { ...customSpec(timerSeconds), seed: seed ?? String(Math.random()) };
	const { source, sourceUrl, asOf } = pool;
	const of = { source, ...(sourceUrl && { sourceUrl }), asOf };
	return runFromPool({ cards }, spec, { ...of, measure: valueLabel, unit: null });
}
