import { SCORE_STEPS } from "@hilo/rules/knowledge/record";
import { type GameKey, gameOfKey, gameTitle } from "@hilo/rules/play/games";
import { useState } from "react";
import { count } from "../../platform/count.ts";
import { ColumnChart } from "../../ui/column-chart.tsx";
import { Select } from "../../ui/select.tsx";
import type { Side } from "./sides.ts";

const DECKS = "decks";

/** How often a player reached which score, of one game at a time. */
export function ScoreSpread({ side: { scores, decks } }: { side: Pick<Side, "scores" | "decks"> }) {
	const [chosen, choose] = useState<string | null>(null);
	const options = [
		...(decks.length > 0 ? [{ value: DECKS, label: "Daily decks" }] : []),
		...scores.map(({ key }) => ({ value: key, label: gameTitle(key) })),
	];
	const shown = options.find(({ value }) => value === chosen) ?? options[0];
	const game = scores.find(({ key }) => key === shown?.value);
	if (!shown) return null;
	return (
		<>
			<Select
				small
				label="Game"
				className="mb-5 max-w-64"
				options={options}
				value={shown.value}
				onChange={(event) => choose(event.target.value)}
			/>
			<div data-game={game && gameOfKey(game.key)}>
				<ColumnChart label={`Scores: ${shown.label}`} columns={game ? columnsOf(game) : deckColumns(decks)} />
			</div>
		</>
	);
}

/** Whether there is anything to show. */
export const hasScores = ({ scores, decks }: Pick<Side, "scores" | "decks">) =>
	scores.length > 0 || decks.length > 0;

/** The scores of daily decks, from 0 to 10. @param todays the one to mark */
export function deckColumns(decks: readonly number[], todays?: number) {
	return decks.map((times, score) => ({
		label: String(score),
		count: times,
		text: `${score} of 10: ${count(times, "time")}${score === todays ? ", today’s among them" : ""}`,
		isMarked: score === todays,
	}));
}

function columnsOf({ counts }: { key: GameKey; counts: readonly number[] }) {
	return counts.map((times, index) => {
		const [from = 0, to] = [SCORE_STEPS[index], SCORE_STEPS[index + 1]];
		const label = to === undefined ? `${from}+` : to - from === 1 ? String(from) : `${from}–${to - 1}`;
		return { label, count: times, text: `${label} right: ${count(times, "time")}` };
	});
}
