import type { PastDeckView } from "@hilo/rules/daily/daily.views";
import { dailyShareText } from "@hilo/rules/daily/share-text";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import { markOfAnswer } from "@hilo/rules/play/view";
import { Button } from "../../../ui/button.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { minutesText } from "../deck/day-words.ts";
import { Squares } from "../deck/squares.tsx";
import { AnswerRow } from "../result/answer-row.tsx";
import { BesideLinks } from "./beside-links.tsx";
import { dateWords, deckName, pastWordsOf } from "./past-words.ts";

export interface PastResultProps {
	deck: PastDeckView;
	answers: readonly RoundAnswer[];
	again: () => void;
}

/** The result is not stored. */
export function PastResult({ deck, answers, again }: PastResultProps) {
	return (
		<div className="wide grid gap-8 pt-4 md:gap-10 md:pt-9 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-12">
			<div className="grid content-start gap-4 self-start lg:[@media(min-height:52rem)]:sticky lg:[@media(min-height:52rem)]:top-[calc(var(--bar)+1.5rem)]">
				<Head deck={deck} answers={answers} again={again} />
				<BesideLinks deck={deck} />
			</div>
			<section aria-labelledby="cards">
				<h2 id="cards" className="mb-4 text-2xl md:text-3xl">
					The ten cards
				</h2>
				<ol className="grid gap-3">
					{deck.rounds.map((round, n) => {
						const { guess = null, correct = false } = answers[n] ?? {};
						return <AnswerRow key={round.round} played={{ ...round, guess, correct }} />;
					})}
				</ol>
			</section>
		</div>
	);
}

function Head({ deck, answers, again }: PastResultProps) {
	const { day, games } = deck;
	const marks = answers.map(markOfAnswer);
	const score = marks.filter((mark) => mark === "right").length;
	const timeMs = answers.reduce((sum, { ms }) => sum + ms, 0);
	return (
		<div className="grid justify-items-center gap-4 rounded-xl bg-raise px-4 py-6 text-center shadow-card sm:px-6 md:py-8">
			<h1 className="text-xl md:text-2xl">
				{deckName(deck)} <span className="block text-lg font-bold text-muted">{dateWords(day)}</span>
			</h1>
			<p className="font-display leading-none font-extrabold tabular-nums">
				<span className="sr-only">Your score: </span>
				<span className="text-[clamp(5.5rem,26vw,8.5rem)]">{score}</span>
				<span className="text-5xl text-muted">
					<span aria-hidden="true">/</span>
					<span className="sr-only"> of </span>
					{games.length}
				</span>
			</p>
			<p className="font-display text-2xl leading-tight font-bold text-balance">{pastWordsOf(score)}</p>
			<Squares games={games} marks={marks} className="w-full max-w-md" />
			<p className="text-balance text-muted">
				<strong className="text-ink">{minutesText(timeMs)} in all.</strong> A past deck counts for no board
				and no streak.
			</p>
			<div className="grid w-full max-w-md gap-3">
				<Button onClick={again}>Play again</Button>
				<ShareButton
					text={dailyShareText(deck, marks)}
					url={`${window.location.origin}/daily/archive/${day}`}
				/>
			</div>
		</div>
	);
}
