import type { DailyResultView } from "@hilo/rules/daily/daily.views";
import type { ReactNode } from "react";
import { DeckSquares } from "../deck/deck-squares.tsx";

export const RESULT_COLUMNS =
	"wide grid gap-8 pt-4 md:gap-10 md:pt-9 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-12";

/** A deck's result: the score stays in view beside the cards, where there is room. */
export function ResultLayout({ main, children }: { main: ReactNode; children: ReactNode }) {
	return (
		<div className={RESULT_COLUMNS}>
			<div className="grid content-start gap-4 self-start lg:[@media(min-height:52rem)]:sticky lg:[@media(min-height:52rem)]:top-[calc(var(--bar)+1.5rem)]">
				{main}
			</div>
			<div className="grid content-start gap-10">{children}</div>
		</div>
	);
}

interface ResultCardProps extends Pick<DailyResultView, "score" | "games" | "marks"> {
	title: ReactNode;
	scoreText: string;
	note: ReactNode;
	/** Buttons. */
	children: ReactNode;
}

export function ResultCard({ title, score, scoreText, games, marks, note, children }: ResultCardProps) {
	return (
		<div className="grid justify-items-center gap-4 rounded-xl bg-raise px-4 py-6 text-center shadow-card sm:px-6 md:py-8">
			<h1 className="text-xl md:text-2xl">{title}</h1>
			<p className="font-display leading-none font-extrabold tabular-nums">
				<span className="sr-only">Your score: </span>
				<span className="text-[clamp(5.5rem,26vw,8.5rem)]">{score}</span>
				<span className="text-5xl text-muted">
					<span aria-hidden="true">/</span>
					<span className="sr-only"> of </span>
					{games.length}
				</span>
			</p>
			<p className="font-display text-2xl leading-tight font-bold text-balance">{scoreText}</p>
			<DeckSquares games={games} marks={marks} className="w-full max-w-md" />
			<p className="text-balance text-muted">{note}</p>
			<div className="grid w-full max-w-md gap-3">{children}</div>
		</div>
	);
}
