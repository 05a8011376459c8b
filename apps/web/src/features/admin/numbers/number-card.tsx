import type { CorrectionDecision } from "@hilo/rules/corrections/corrections";
import { formatCustom } from "@hilo/rules/custom-games/format";
import { formatValue } from "@hilo/rules/play/format";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { equalReports } from "../../corrections/equal-reports.ts";
import { SourceLink, sourceText } from "../../corrections/source-link.tsx";

export type ReportedNumber = Outputs["corrections"]["queue"]["subjects"][number];

/** Writes a number of the subject as its game shows it. */
export function numberText(
	{ subject, unit }: Pick<ReportedNumber, "subject" | "unit">,
	value: number,
): string {
	return subject.kind === "classic" ? formatValue(subject.game, value, unit) : formatCustom(value, true);
}

export const DECISION_TEXTS: Readonly<Record<CorrectionDecision, string>> = {
	correct: "Correct it",
	confirm: "It's right",
	remove: "Remove from play",
};

interface NumberCardProps {
	number: ReportedNumber;
	onDecide: (decision: CorrectionDecision) => void;
}

export function NumberCard({ number, onDecide }: NumberCardProps) {
	const id = useId();
	const { game, item, detail, link, measure, present, subject } = number;
	return (
		<Card as="li" aria-labelledby={id} className="grid grid-cols-1 gap-4">
			<header className="wrap-anywhere">
				<h2 id={id} className="text-xl leading-tight">
					<bdi>{item}</bdi>
				</h2>
				{detail && <p className="line-clamp-2 text-sm text-muted">{detail}</p>}
				<p className="text-muted">
					<Link to={link} preload={false} className="link">
						{game}
					</Link>
					{measure && ` · ${measure}`}
					{subject.kind === "custom" && " · waited a week for its creator"}
				</p>
			</header>
			<div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
				<div className="grid content-start gap-4 lg:sticky-below-bar lg:self-start">
					<Present number={number} />
					<div className="flex flex-wrap gap-2">
						{DECISIONS.filter((decision) => present !== null || decision === "confirm").map((decision) => (
							<Button
								key={decision}
								small
								kind={decision === "correct" ? "accent" : "quiet"}
								aria-describedby={id}
								onClick={() => onDecide(decision)}
								className={decision === "remove" ? "text-wrong" : ""}
							>
								{DECISION_TEXTS[decision]}
							</Button>
						))}
					</div>
					<Earlier number={number} />
				</div>
				<Reports number={number} />
			</div>
		</Card>
	);
}

const DECISIONS: readonly CorrectionDecision[] = ["correct", "confirm", "remove"];

function Present({ number }: { number: ReportedNumber }) {
	const { present, item } = number;
	if (!present) return <p className="font-bold">The item is no longer in the game.</p>;
	const { value, source, sourceUrl, asOf, isCorrected } = present;
	const shown = { text: source, asOf };
	return (
		<div className="wrap-anywhere">
			<h3 className="text-base text-muted">The present number</h3>
			<p className="font-display text-3xl font-extrabold tabular-nums">{numberText(number, value)}</p>
			<p className="text-muted">
				{sourceUrl !== null ? (
					<SourceLink source={{ ...shown, url: sourceUrl }} about={item} className="link" />
				) : (
					sourceText(shown)
				)}
				{isCorrected && " · corrected before"}
			</p>
		</div>
	);
}

/** What was decided about the number before. */
function Earlier({ number }: { number: ReportedNumber }) {
	const { earlier } = number;
	if (earlier.length === 0) return null;
	return (
		<div className="text-sm wrap-anywhere">
			<h3 className="text-base text-muted">Decided before</h3>
			<ul className="grid gap-1.5">
				{earlier.map(({ decision, reason, value, at, isWithdrawn }) => (
					<li key={at}>
						<strong>{OUTCOMES[decision]}</strong>
						{value !== null && ` to ${numberText(number, value)}`}
						{isWithdrawn && ", then withdrawn"} · <TimeSince iso={at} />
						{reason && <span className="block text-muted">{reason}</span>}
					</li>
				))}
			</ul>
		</div>
	);
}

const OUTCOMES: Readonly<Record<CorrectionDecision, string>> = {
	correct: "Corrected",
	confirm: "Right as it was",
	remove: "Removed from play",
};

/** More of them are folded. */
const OPEN_REPORTS = 3;

/** Only the oldest reports are listed. */
function Reports({ number }: { number: ReportedNumber }) {
	const { reports, count: all } = number;
	const groups = equalReports(reports);
	const folded = groups.slice(OPEN_REPORTS);
	const foldedCount = folded.reduce((sum, { others }) => sum + 1 + others.length, 0);
	return (
		<div className="grid content-start gap-3">
			<h3 className="text-base text-muted">{count(all, "report")}</h3>
			<ReportList groups={groups.slice(0, OPEN_REPORTS)} number={number} />
			{folded.length > 0 && (
				<details>
					<summary className="w-fit cursor-pointer rounded-sm py-2.5 font-bold">
						{count(foldedCount, "more report")}
					</summary>
					<ReportList groups={folded} number={number} />
				</details>
			)}
			{all > reports.length && (
				<p className="text-muted">and {count(all - reports.length, "later report")}</p>
			)}
		</div>
	);
}

type Report = ReportedNumber["reports"][number];

interface ReportListProps {
	groups: ReturnType<typeof equalReports<Report>>;
	number: ReportedNumber;
}

function ReportList({ groups, number }: ReportListProps) {
	return (
		<ul className="grid gap-3">
			{groups.map(({ first, others }) => (
				<li key={first.id} className="wrap-anywhere">
					{[first, ...others].map((report) => (
						<Reporter key={report.id} report={report} />
					))}
					{first.shown !== number.present?.value && (
						<p className="text-muted">Saw {numberText(number, first.shown)}</p>
					)}
					{first.text !== "" && <p className="whitespace-pre-wrap">{first.text}</p>}
					{first.betterSource !== "" && (
						<a href={first.betterSource} target="_blank" rel="noreferrer nofollow ugc" className="link">
							{first.betterSource}
							<span className="sr-only">, in a new tab</span>
						</a>
					)}
				</li>
			))}
		</ul>
	);
}

/** Who sent a report, when, and what has become of their reports so far. */
function Reporter({ report: { reporter, createdAt } }: { report: Report }) {
	return (
		<p className="text-muted">
			{reporter ? (
				<Link to="/admin/users/$id" params={{ id: reporter.id }} className="font-bold text-ink underline">
					<bdi>{reporter.username}</bdi>
				</Link>
			) : (
				<strong className="text-ink">A visitor</strong>
			)}{" "}
			· <TimeSince iso={createdAt} />
			{reporter && ` · ${historyOf(reporter)}`}
		</p>
	);
}

function historyOf({ sent, corrected, confirmed }: NonNullable<Report["reporter"]>): string {
	if (sent === 1) return "first report";
	const reports = count(sent, "report");
	return corrected + confirmed === 0
		? `${reports}, none decided yet`
		: `${reports}: ${corrected} led to a correction, ${confirmed} did not`;
}
