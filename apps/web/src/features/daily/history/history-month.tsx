import { monthOf } from "@hilo/rules/daily/days";
import type { Day } from "@hilo/rules/progression/site-day";
import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import { dayText, monthText } from "../deck/deck-text.ts";
import { monthLater, weeksOf } from "../deck/months.ts";
import { DayCell, type HistoryDay, ReasonIcon, reasonText } from "./day-cell.tsx";

interface HistoryMonthProps {
	archive: Outputs["daily"]["archive"];
	/** The caller's days; those of other months are ignored. */
	days: readonly HistoryDay[];
}

/** A month's calendar, with the reasons why days without a score count. */
export function HistoryMonth({ archive, days }: HistoryMonthProps) {
	const { month, firstMonth, lastMonth } = archive;
	return (
		<section aria-labelledby="month">
			<div className="mb-3 flex items-center gap-2">
				<h2 id="month" aria-live="polite" className="mr-auto text-2xl md:text-3xl">
					{monthText(month)}
				</h2>
				<MonthLink month={monthLater(month, -1)} exists={month > firstMonth} sign="m14 6-6 6 6 6" />
				<MonthLink month={monthLater(month, 1)} exists={month < lastMonth} sign="m10 6 6 6-6 6" />
			</div>
			<MonthCalendar archive={archive} days={days} />
			<DayNotes days={days.filter(({ day }) => monthOf(day) === month)} />
		</section>
	);
}

interface MonthLinkProps {
	month: string;
	exists: boolean;
	sign: string;
}

/** Without a target it keeps its place and the focus, so that the other link does not move. */
function MonthLink({ month, exists, sign }: MonthLinkProps) {
	return (
		<Link
			to="/daily/archive"
			search={{ month }}
			replace
			resetScroll={false}
			disabled={!exists}
			tabIndex={exists ? undefined : -1}
			aria-label={monthText(month)}
			className={`${buttonClass({ kind: "quiet", small: true })} w-11 aria-disabled:pointer-events-none aria-disabled:border-line aria-disabled:text-line`}
		>
			<LineIcon path={sign} className="size-5 stroke-3" />
		</Link>
	);
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function MonthCalendar({ archive: { month, decks }, days }: HistoryMonthProps) {
	const archived = new Set(decks.map(({ day }) => day));
	const newest = days.at(-1)?.day;
	const known = new Map<Day, HistoryDay>(days.map((day) => [day.day, day]));
	return (
		<table className="-mx-1 w-[calc(100%+--spacing(2))] table-fixed border-separate border-spacing-1 sm:-mx-1.5 sm:w-[calc(100%+--spacing(3))] sm:border-spacing-1.5">
			<caption className="sr-only">{monthText(month)}</caption>
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
									page={archived.has(day) ? "archive" : day === newest ? "today" : null}
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

function DayNotes({ days }: { days: readonly HistoryDay[] }) {
	const isVisitor = useMe() === null;
	const noted = days.filter(({ why }) => why === "grace" || why === "excused");
	return (
		<div className="mt-4 grid gap-3">
			{noted.length > 0 && (
				<ul aria-label="Days that count without a score" className="grid gap-1.5 border-t border-line pt-4">
					{noted.map((day) => (
						<li key={day.day} className="flex items-start gap-2.5 leading-snug">
							<ReasonIcon why={day.why} className="mt-0.5 size-5 stroke-2 text-muted" />
							<span className="min-w-0 wrap-anywhere">
								<strong>{dayText(day.day)}</strong> <span className="text-muted">{reasonText(day)}</span>
							</span>
						</li>
					))}
				</ul>
			)}
			<p className="text-sm text-muted">
				{isVisitor
					? "Below the date: the deck’s number."
					: "Below the date: your score of ten, or the number of a deck you haven’t played."}{" "}
				A deck comes here once its day is over in all time zones.
			</p>
			{!isVisitor && (
				<p className="text-sm text-muted">
					Seven decks played earn a streak freeze, and two can be kept. One is used by itself on a day you
					miss. When the site was down on a day, its operator can count that day as played for everyone.
				</p>
			)}
		</div>
	);
}
