import type { DailyResultView } from "@hilo/rules/daily/daily.views";
import { dailyShareText } from "@hilo/rules/daily/share-text";
import { ShareButton } from "../../../ui/share-button.tsx";
import { dayWords, minutesText } from "../deck/day-words.ts";
import { Squares } from "../deck/squares.tsx";
import { standing, wordsOf } from "./tone.ts";

type HeadProps = Pick<
	DailyResultView,
	"day" | "number" | "games" | "marks" | "score" | "timeMs" | "betterThan" | "among" | "finished"
>;

export function ResultHead(result: HeadProps) {
	const { score, timeMs, marks, ...deck } = result;
	return (
		<div className="relative grid justify-items-center gap-4 overflow-hidden rounded-xl bg-raise px-4 py-6 text-center shadow-card sm:px-6 md:py-8">
			<h1 className="text-xl md:text-2xl">
				Hilo {deck.number} <span className="font-bold text-muted">· {dayWords(deck.day)}</span>
			</h1>
			<p className="font-display leading-none font-extrabold tabular-nums">
				<span className="sr-only">Your score: </span>
				<span className="text-[clamp(5.5rem,26vw,8.5rem)]">{score}</span>
				<span className="text-5xl text-muted">
					<span aria-hidden="true">/</span>
					<span className="sr-only"> of </span>
					{deck.games.length}
				</span>
			</p>
			<p className="font-display text-2xl leading-tight font-bold text-balance">{wordsOf(score)}</p>
			<Squares games={deck.games} marks={marks} className="w-full max-w-md" />
			<p className="text-balance text-muted">
				<strong className="text-ink">{standing(result)}</strong>
				{" · "}
				{minutesText(timeMs)} in all
			</p>
			<div className="w-full max-w-md">
				<ShareButton text={dailyShareText(deck, marks)} url={`${window.location.origin}/daily`} isFirst />
			</div>
		</div>
	);
}
