import { deckNumber } from "@hilo/rules/daily/days";
import type { DayReason } from "@hilo/rules/daily/streak";
import type { Day } from "@hilo/rules/progression/site-day";
import { Link } from "@tanstack/react-router";
import type { CSSProperties, ReactNode } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { LineIcon } from "../../../ui/icon.tsx";
import { dayText } from "../deck/deck-text.ts";

export type HistoryDay = Outputs["daily"]["history"]["days"][number];

const BOX = "flex h-14 flex-col items-center justify-center rounded-sm sm:h-18";

interface DayCellProps {
	day: Day;
	/** Undefined before the caller's first deck and for future days. */
	known: HistoryDay | undefined;
	/** Where the day's deck can be seen; null: not now. */
	page: "today" | "archive" | null;
}

export function DayCell({ day, known, page }: DayCellProps) {
	return (
		<td className="p-0 text-center">
			{known ? (
				<KnownDay known={known} page={page} />
			) : page === "archive" ? (
				<UnplayedDay day={day} />
			) : (
				<span className={`${BOX} text-muted`}>{dateOf(day)}</span>
			)}
		</td>
	);
}

/** A past deck that can be played for fun. */
function UnplayedDay({ day }: { day: Day }) {
	const number = deckNumber(day);
	return (
		<Box
			day={day}
			page="archive"
			label={`${dayText(day)}, deck ${number}: not played`}
			className="gap-0.5 bg-raise"
		>
			<span className="text-sm leading-tight text-muted tabular-nums">{number}</span>
		</Box>
	);
}

function KnownDay({ known, page }: { known: HistoryDay; page: DayCellProps["page"] }) {
	const { day, number, score, why } = known;
	if (score !== null)
		return (
			<Box
				day={day}
				page={page}
				label={`${dayText(day)}, deck ${number}: ${score} of 10`}
				{...scoreLook(score)}
			>
				<span className="font-display text-2xl leading-tight font-extrabold tabular-nums sm:text-3xl">
					{score}
					<span className="text-sm font-bold max-sm:hidden">/10</span>
				</span>
			</Box>
		);
	if (why === "open")
		return (
			<Box
				day={day}
				page="today"
				label={`Play the deck of ${dayText(day)}`}
				className="gap-0.5 border-2 border-ink"
			>
				<span className="font-display leading-tight font-bold">Play</span>
			</Box>
		);
	return (
		<Box
			day={day}
			page={page}
			label={`${dayText(day)}: ${reasonText(known)}`}
			className={`gap-1 ${why === "missed" ? "text-muted" : ""} ${why === "missed" && page === null ? "" : "bg-raise"}`}
		>
			<ReasonIcon why={why} className="size-5 stroke-2 sm:size-6" />
		</Box>
	);
}

interface BoxProps {
	day: Day;
	page: DayCellProps["page"];
	label: string;
	className: string;
	style?: CSSProperties | undefined;
	children: ReactNode;
}

function Box({ day, page, label, className, style, children }: BoxProps) {
	const content = (
		<>
			<span aria-hidden="true" className="contents">
				{dateOf(day)}
				{children}
			</span>
			<span className="sr-only">{label}</span>
		</>
	);
	const boxClass = `${BOX} ${className}`;
	if (page === null)
		return (
			<span className={boxClass} style={style}>
				{content}
			</span>
		);
	const to =
		page === "today"
			? ({ to: "/daily" } as const)
			: ({ to: "/daily/archive/$day", params: { day } } as const);
	return (
		<Link {...to} activeOptions={{ exact: true }} className={`${boxClass} press`} style={style}>
			{content}
		</Link>
	);
}

function dateOf(day: Day) {
	return <span className="text-xs leading-none tabular-nums">{Number(day.slice(8))}</span>;
}

/** Better scores are greener, and ten has the accent; the number says the same. */
export function scoreLook(score: number): { className: string; style?: CSSProperties } {
	if (score === 10) return { className: "bg-accent text-on-accent" };
	return {
		className: "",
		style: { background: `color-mix(in oklab, var(--right) ${6 + 3 * score}%, var(--raise))` },
	};
}

/** Why a day without a score keeps or ends the streak, as text and icon. */
const REASONS: Readonly<Record<Exclude<DayReason, "played">, { text: string; path: string }>> = {
	grace: { text: "Streak freeze used", path: "M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6Z" },
	excused: { text: "Excused, so it counts as played", path: "M6 21V4h12l-3 4 3 4H6" },
	missed: { text: "Missed", path: "M6 12h12" },
	open: { text: "Open now", path: "M8 5v14l11-7Z" },
};

export function ReasonIcon({ why, className }: { why: DayReason; className: string }) {
	return why === "played" ? null : <LineIcon path={REASONS[why].path} className={className} />;
}

/** "Excused, so it counts as played: broken pictures all evening". */
export function reasonText({ why, reason }: Pick<HistoryDay, "why" | "reason">): string {
	if (why === "played") return "Played";
	return reason ? `${REASONS[why].text}: ${reason}` : REASONS[why].text;
}
