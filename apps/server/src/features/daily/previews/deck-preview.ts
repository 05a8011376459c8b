import { shownCounts } from "@hilo/rules/daily/crowd";
import { dayOfDeck, newestClosedDay } from "@hilo/rules/daily/days";
import type { DeckRound } from "@hilo/rules/daily/deal-deck";
import { isCorrect } from "@hilo/rules/play/engine";
import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import type { Services } from "../../../platform/context.ts";
import { cachedPreview } from "../../../platform/drawing/draw-preview.ts";
import type { PreviewCard } from "../../../platform/drawing/preview-card.ts";
import { type AnswerCount, findAllAnswers } from "../counts.repo.ts";

/** Further decks are in years of more than four digits. */
const MAX_NUMBER = 1_000_000;
/** With fewer, the share of right answers says little. */
const MIN_ANSWERS = 5;
/** Percent of right answers. */
const HARD = 50;

/** Null unless closed everywhere. @throws AppError 429 while too many pictures are being drawn. */
export async function deckPreview(services: Services, number: number): Promise<Uint8Array | null> {
	if (number < 1 || number > MAX_NUMBER) return null;
	const day = dayOfDeck(number);
	if (day > newestClosedDay(services.clock.now())) return null;
	return cachedPreview(services, `deck ${number}`, async ({ name }) => {
		const { rounds } = await services.daily.open(day);
		const hardest = hardestRound(rounds, await findAllAnswers(services.db.kysely, day));
		return deckCard(`${name} ${number}`, hardest);
	});
}

/** Without the second value, which players of the archive still guess. */
export function deckCard(deckName: string, { round, right }: HardestRound): PreviewCard {
	const { game, first, second, measure, unit } = round;
	const { title, measure: usual } = CLASSIC_GAMES[game];
	const isHard = right !== null && right < HARD;
	const details = [deckName, `${title}: ${measure ?? usual}`];
	return {
		sides: [
			{ kind: "value", name: first.name, detail: first.detail, value: formatValue(game, first.value, unit) },
			{ kind: "value", name: second.name, detail: second.detail, value: "?" },
		],
		title: isHard ? `Only ${right} % got this right` : HARDEST,
		fallbackTitle: HARDEST,
		titleSizes: { 1: [72, 60] },
		details: isHard ? [HARDEST, ...details] : details,
	};
}

const HARDEST = "Yesterday’s hardest card";

export interface HardestRound {
	readonly round: DeckRound;
	/** Percent, rounded; null where too few have played. */
	readonly right: number | null;
}

/** Where too few have played, the last round, which is meant to be the hardest. */
export function hardestRound(rounds: readonly DeckRound[], counts: readonly AnswerCount[]): HardestRound {
	const answered = rounds.flatMap((round) => {
		const answers = shownCounts(counts.filter((count) => count.round === round.round));
		const total = sum(answers);
		if (total < MIN_ANSWERS) return [];
		const values = { known: round.first.value, hidden: round.second.value };
		const right = sum(answers.filter(({ guess }) => isCorrect(guess, values)));
		return [{ round, share: right / total }];
	});
	const hardest = answered.toSorted((a, b) => a.share - b.share)[0];
	if (hardest) return { round: hardest.round, right: Math.round(hardest.share * 100) };
	const round = rounds.at(-1);
	if (!round) throw new RangeError("The deck has no rounds");
	return { round, right: null };
}

function sum(answers: readonly AnswerCount[]): number {
	return answers.reduce((all, { count }) => all + count, 0);
}
