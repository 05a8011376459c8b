import type { StreakView } from "@hilo/rules/daily/daily.views";
import { count } from "../deck/day-words.ts";

interface StreakFiguresProps {
	streak: StreakView;
	scores: readonly number[];
}

export function StreakFigures({ streak, scores }: StreakFiguresProps) {
	const played = scores.reduce((sum, times) => sum + times, 0);
	const points = scores.reduce((sum, times, score) => sum + times * score, 0);
	return (
		<dl className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5">
			<Figure label="Current streak" figure={count(streak.current, "day")} isFirst />
			<Figure label="Longest streak" figure={count(streak.longest, "day")} />
			<Figure label="Grace days" figure={`${streak.grace} of 2`} detail={nextGrace(streak)} />
			<Figure
				label="Decks played"
				figure={played.toLocaleString("en-US")}
				detail={played > 0 ? `${(points / played).toFixed(1)} right on average` : undefined}
			/>
		</dl>
	);
}

/** When the next grace day is earned, or what kept ones are for if no more can be kept. */
function nextGrace({ grace, untilGrace }: StreakView): string {
	if (untilGrace === null) return "Kept for days you miss.";
	return `${grace > 0 ? "Another" : "The first"} after ${count(untilGrace, "more day")}.`;
}

interface FigureProps {
	label: string;
	figure: string;
	detail?: string | undefined;
	isFirst?: boolean;
}

function Figure({ label, figure, detail, isFirst = false }: FigureProps) {
	return (
		<div className={`rounded-lg p-4 md:p-5 ${isFirst ? "bg-accent text-on-accent" : "bg-raise shadow-card"}`}>
			<dt className={`text-sm ${isFirst ? "" : "text-muted"}`}>{label}</dt>
			<dd className="font-display text-3xl leading-tight font-extrabold tabular-nums md:text-4xl">
				{figure}
			</dd>
			{detail && <dd className="mt-1 text-sm leading-snug text-muted">{detail}</dd>}
		</div>
	);
}
