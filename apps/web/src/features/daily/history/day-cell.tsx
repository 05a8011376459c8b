import type { HistoryDay } from "@hilo/rules/daily/daily.views";
import type { Day } from "@hilo/rules/progression/site-day";
import { Link } from "@tanstack/react-router";
import type { CSSProperties, ReactNode } from "react";
import { dayWords } from "../deck/day-words.ts";
import { ReasonSign, reasonWords } from "./reasons.tsx";

const BOX = "flex h-14 flex-col items-center justify-center rounded-sm sm:h-18";

interface DayCellProps {
	day: Day;
	/** Undefined before the first deck and for future days. */
	known: HistoryDay | undefined;
	/** Where the day's deck can be seen; null: not now. */
	page: "today" | "archive" | null;
}

export function DayCell({ day, known, page }: DayCellProps) {
	return (
		<td className="p-0 text-center">
			{known ? (
				<KnownDay known={known} page={page} />
			) : (
				<span className={`${BOX} text-muted`}>{dateOf(day)}</span>
			)}
		</td>
	);
}

function KnownDay({ known, page }: { known: HistoryDay; page: DayCellProps["page"] }) {
	const { day, number, score, why } = known;
	if (score !== null)
		return (
			<Box
				day={day}
				page={page}
				words={`${dayWords(day)}, deck ${number}: ${score} of 10`}
				className={score === 10 ? "bg-accent text-on-accent" : ""}
				style={score === 10 ? undefined : { background: groundOf(score) }}
			>
				<span className="font-display text-2xl leading-tight font-extrabold tabular-nums sm:text-3xl">
					{score}
				</span>
			</Box>
		);
	if (why === "open")
		return (
			<Box
				day={day}
				page="today"
				words={`Play the deck of ${dayWords(day)}`}
				className="gap-0.5 border-2 border-ink"
			>
				<span className="font-display leading-tight font-bold">Play</span>
			</Box>
		);
	const isMissed = why === "missed";
	return (
		<Box
			day={day}
			page={page}
			words={`${dayWords(day)}: ${reasonWords(known)}`}
			className={`gap-1 ${isMissed ? "text-muted" : "bg-raise"}`}
		>
			{why !== "played" && <ReasonSign why={why} className="size-5 stroke-2 sm:size-6" />}
		</Box>
	);
}

interface BoxProps {
	day: Day;
	page: DayCellProps["page"];
	words: string;
	className: string;
	style?: CSSProperties | undefined;
	children: ReactNode;
}

function Box({ day, page, words, className, style, children }: BoxProps) {
	const content = (
		<>
			<span aria-hidden="true" className="contents">
				{dateOf(day)}
				{children}
			</span>
			<span className="sr-only">{words}</span>
		</>
	);
	const look = `${BOX} ${className}`;
	if (page === null)
		return (
			<span className={look} style={style}>
				{content}
			</span>
		);
	const to =
		page === "today"
			? ({ to: "/daily" } as const)
			: ({ to: "/daily/archive/$day", params: { day } } as const);
	return (
		<Link {...to} activeOptions={{ exact: true }} className={`${look} press`} style={style}>
			{content}
		</Link>
	);
}

function dateOf(day: Day) {
	return <span className="text-xs leading-none tabular-nums">{Number(day.slice(8))}</span>;
}

/** Better scores are greener; the number says the same. */
function groundOf(score: number): string {
	return `color-mix(in oklab, var(--right) ${6 + 3 * score}%, var(--raise))`;
}
