import type { HistoryDay } from "@hilo/rules/daily/daily.views";
import { dayWords } from "../deck/day-words.ts";
import { ReasonSign, reasonWords } from "./reasons.tsx";

export function DayNotes({ days }: { days: readonly HistoryDay[] }) {
	const told = days.filter(({ why }) => why === "grace" || why === "outage" || why === "excused");
	return (
		<div className="mt-4 grid gap-3">
			{told.length > 0 && (
				<ul aria-label="Days that count without a score" className="grid gap-1.5 border-t border-line pt-4">
					{told.map((day) => (
						<li key={day.day} className="flex items-start gap-2.5 leading-snug">
							{day.why !== "played" && (
								<ReasonSign why={day.why} className="mt-0.5 size-5 stroke-2 text-muted" />
							)}
							<span className="min-w-0 [overflow-wrap:anywhere]">
								<strong>{dayWords(day.day)}</strong> <span className="text-muted">{reasonWords(day)}</span>
							</span>
						</li>
					))}
				</ul>
			)}
			<p className="text-sm text-muted">
				Seven decks played earn a grace day, and two can be kept. One is used by itself on a day you miss. A
				day on which the site was down for more than an hour counts as played for everyone.
			</p>
		</div>
	);
}
