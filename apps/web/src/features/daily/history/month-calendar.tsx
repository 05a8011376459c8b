import type { HistoryDay } from "@hilo/rules/daily/daily.views";
import { newestClosedDay } from "@hilo/rules/daily/days";
import type { Day } from "@hilo/rules/progression/site-day";
import { useState } from "react";
import { monthWords } from "../deck/day-words.ts";
import { weeksOf } from "./calendar-month.ts";
import { DayCell } from "./day-cell.tsx";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export function MonthCalendar({ month, days }: { month: string; days: readonly HistoryDay[] }) {
	const [closed] = useState(() => newestClosedDay(Date.now()));
	const newest = days.at(-1)?.day;
	const known = new Map<Day, HistoryDay>(days.map((day) => [day.day, day]));
	return (
		<table className="-mx-1 w-[calc(100%+--spacing(2))] table-fixed border-separate border-spacing-1 sm:-mx-1.5 sm:w-[calc(100%+--spacing(3))] sm:border-spacing-1.5">
			<caption className="sr-only">{monthWords(month)}</caption>
			<thead>
				<tr>
					{WEEKDAYS.map((name) => (
						<th key={name} scope="col" className="pb-1 text-sm font-normal text-muted">
							<span aria-hidden="true">{name.slice(0, 2)}</span>
							<span className="sr-only">{name}</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(month).map((week) => (
					<tr key={week.find(Boolean)}>
						{week.map((day, n) =>
							day ? (
								<DayCell
									key={day}
									day={day}
									known={known.get(day)}
									page={day <= closed ? "archive" : day === newest ? "today" : null}
								/>
							) : (
								<td key={`none ${WEEKDAYS[n]}`} />
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}
