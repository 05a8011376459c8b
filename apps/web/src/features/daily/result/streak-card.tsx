import type { StreakView } from "@hilo/rules/daily/daily.views";
import { count } from "../deck/day-words.ts";

export function StreakCard({ streak }: { streak: StreakView }) {
	const { current, longest } = streak;
	return (
		<div className="grid content-start gap-1 rounded-lg bg-raise p-4 shadow-card">
			<h2 className="font-text text-sm font-normal text-muted">Streak</h2>
			<p className="font-display text-3xl leading-tight font-extrabold tabular-nums">
				{count(current, "day")}
			</p>
			<p className="text-sm text-muted">
				{graceWords(streak)}
				{longest > current && ` Longest: ${count(longest, "day")}.`}
			</p>
		</div>
	);
}

/** "1 grace day kept for a day you miss. Another after 3 more days." */
function graceWords({ grace, untilGrace }: StreakView): string {
	const kept = grace > 0 ? `${count(grace, "grace day")} kept for a day you miss.` : "";
	if (untilGrace === null) return kept;
	const next = `${grace > 0 ? "Another" : "A grace day"} after ${count(untilGrace, "more day")}.`;
	return kept ? `${kept} ${next}` : next;
}
