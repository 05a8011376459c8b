import { shareOf } from "@hilo/rules/knowledge/answer-counts";
import { useMemo } from "react";
import { Chart } from "../../platform/charts/chart.tsx";
import { longDay } from "../../platform/dates.ts";
import type { Side } from "./sides.ts";

/** With fewer weeks there is no line. */
export const MIN_WEEKS = 2;

/** The share of right guesses by week, as a chart and as a table. */
export function OverTime({ sides }: { sides: readonly Side[] }) {
	const { weeks, series } = useMemo(() => seriesOf(sides), [sides]);
	return (
		<>
			<Chart days={weeks} series={series} unit="Week of" isPercent />
			<details className="mt-2">
				<summary className="w-fit cursor-pointer rounded-sm py-2.5 font-bold">Show as a table</summary>
				<table aria-label="Over time" className="w-full tabular-nums">
					<thead>
						<tr className="border-b-2 border-edge text-sm text-muted">
							<th scope="col" className="py-2 text-left font-normal">
								Week of
							</th>
							{series.map(({ label }) => (
								<th key={label} scope="col" className="py-2 text-right font-normal wrap-anywhere">
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{weeks.map((week, at) => (
							<tr key={week} className="border-b border-line">
								<th scope="row" className="py-2 text-left font-normal">
									{longDay(week)}
								</th>
								{series.map(({ label, values }) => (
									<td key={label} className="py-2 text-right">
										{values[at] === null ? "–" : `${values[at]}%`}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</>
	);
}

function seriesOf(sides: readonly Side[]) {
	const weeks = [...new Set(sides.flatMap((side) => side.weeks.map(({ week }) => week)))].sort();
	const series = sides.map(({ label, weeks: own }) => ({
		label: sides.length > 1 ? label : "Right",
		values: weeks.map((week) => {
			const tally = own.find((each) => each.week === week);
			return tally && tally.answered > 0 ? Math.round(100 * shareOf(tally)) : null;
		}),
	}));
	return { weeks, series };
}
