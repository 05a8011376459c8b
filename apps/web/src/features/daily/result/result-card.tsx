import type { ReactNode } from "react";
import { Burst } from "../../../ui/burst.tsx";
import { DeckSquares, FLIPPED_MS } from "../deck/deck-squares.tsx";
import type { DailyResultView } from "./score-text.ts";

export const RESULT_COLUMNS =
	"wide grid gap-8 pt-4 md:gap-10 md:pt-9 low:pt-3 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-x-12";

interface ResultLayoutProps {
	main: ReactNode;
	aside: ReactNode;
	/** Below both columns. */
	children: ReactNode;
}

export function ResultLayout({ main, aside, children }: ResultLayoutProps) {
	return (
		<div className={RESULT_COLUMNS}>
			<div className="grid grid-cols-1 content-start gap-4">{main}</div>
			<div className="grid grid-cols-1 content-start gap-8">{aside}</div>
			<div className="lg:col-span-2">{children}</div>
		</div>
	);
}

interface ResultCardProps extends Pick<DailyResultView, "score" | "games" | "marks"> {
	title: ReactNode;
	scoreText: string;
	note: ReactNode;
	/** The deck was just finished: the squares turn over, and a good score is celebrated. */
	isNew: boolean;
	/** Buttons. */
	children: ReactNode;
}

export function ResultCard({
	title,
	score,
	scoreText,
	games,
	marks,
	note,
	isNew,
	children,
}: ResultCardProps) {
	const missed = games.length - score;
	const ground = score === 0 ? "border-2 border-dashed border-edge" : "bg-raise shadow-card";
	return (
		<div
			className={`relative grid justify-items-center gap-4 overflow-clip rounded-xl px-4 py-6 text-center sm:px-6 md:py-8 low:gap-2.5 low:py-4 ${ground} ${missed <= 1 ? "rays [--rays:9rem]" : ""}`}
		>
			<h1 className="text-xl wrap-anywhere md:text-2xl">{title}</h1>
			<p className="font-display leading-none font-extrabold tabular-nums">
				<span className="sr-only">Your score: </span>
				<span
					className={score === 0 ? "text-7xl text-muted" : "text-[clamp(5.5rem,26vw,8.5rem)] low:text-[5rem]"}
				>
					{score}
				</span>
				<span className={score === 0 ? "text-4xl text-muted" : "text-5xl text-muted"}>
					<span aria-hidden="true">/</span>
					<span className="sr-only"> of </span>
					{games.length}
				</span>
			</p>
			<p
				className={`font-display text-2xl leading-tight font-bold text-balance ${missed === 0 ? "rounded-full bg-accent px-5 py-2 text-on-accent" : ""}`}
			>
				{scoreText}
			</p>
			<DeckSquares games={games} marks={marks} isFlipping={isNew} className="w-full max-w-md" />
			<p className="text-balance text-muted">{note}</p>
			<div className="grid w-full max-w-md gap-3">{children}</div>
			{isNew && missed <= 1 && <Burst delayMs={FLIPPED_MS} />}
		</div>
	);
}
