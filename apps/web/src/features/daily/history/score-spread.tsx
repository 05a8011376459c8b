import { count } from "../deck/day-words.ts";

export function ScoreSpread({ scores }: { scores: readonly number[] }) {
	const most = Math.max(1, ...scores);
	return (
		<ol className="grid h-48 grid-flow-col auto-cols-fr items-end gap-1 sm:gap-2" aria-label="Scores">
			{scores.map((times, score) => (
				<li key={score} className="grid h-full grid-rows-[1fr_auto] text-center">
					<span aria-hidden="true" className="flex flex-col justify-end gap-1">
						<span className="text-sm font-bold tabular-nums">
							{times > 0 && times.toLocaleString("en-US")}
						</span>
						{times > 0 && (
							<span
								className="rounded-t-sm bg-accent"
								// Leaves room for the number above the highest column.
								style={{ height: `${Math.max(4, (100 * times) / most) * 0.8}%` }}
							/>
						)}
					</span>
					<span
						aria-hidden="true"
						className="border-t-2 border-ink pt-1 font-display text-lg font-bold tabular-nums"
					>
						{score}
					</span>
					<span className="sr-only">
						{score} of 10: {count(times, "time")}
					</span>
				</li>
			))}
		</ol>
	);
}
