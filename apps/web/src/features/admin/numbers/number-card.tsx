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
	const { game, item, link, measure, present, subject } = number;
	return (
		<Card as="li" aria-labelledby={id} className="grid grid-cols-1 gap-4">
			<header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 id={id} className="text-xl leading-tight wrap-anywhere">
					<bdi>{item}</bdi>
				</h2>
				<p className="text-muted wrap-anywhere">
					<Link to={link} preload={false} className="link">
						{game}
					</Link>
					{measure && ` · ${measure}`}
					{subject.kind === "custom" && " · waited a week for its creator"}
				</p>
			</header>
			<div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
				<div className="grid content-start gap-3">
					<Present number={number} />
					<Earlier number={number} />
				</div>
				<Reports number={number} />
			</div>
			<div className="grid grid-cols-2 gap-2 border-t border-line pt-4 sm:flex sm:flex-wrap">
				{DECISIONS.filter((decision) => present !== null || decision === "confirm").map((decision) => (
					<Button
						key={decision}
						small
						kind="quiet"
						aria-describedby={id}
						onClick={() => onDecide(decision)}
						className={decision === "remove" ? "col-span-2 text-wrong" : ""}
					>
						{DECISION_TEXTS[decision]}
					</Button>
				))}
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
				{earlier.map(({ decision, reason, value, at }) => (
					<li key={at}>
						<strong>{OUTCOMES[decision]}</strong>
						{value !== null && ` to ${numberText(number, value)}`} · <TimeSince iso={at} />
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

/** Only the oldest reports are listed. */
function Reports({ number }: { number: ReportedNumber }) {
	const { reports, count: all, present } = number;
	return (
		<div className="grid content-start gap-3">
			<h3 className="text-base text-muted">{count(all, "report")}</h3>
			<ul className="grid gap-3">
				{reports.map(({ id, reporter, createdAt, shown, text, betterSource }) => (
					<li key={id} className="wrap-anywhere">
						<p>
							{reporter ? (
								<Link to="/admin/users/$id" params={{ id: reporter.id }} className="font-bold underline">
									<bdi>{reporter.username}</bdi>
								</Link>
							) : (
								<strong>A visitor</strong>
							)}
							<span className="text-muted">
								{" "}
								· <TimeSince iso={createdAt} />
								{shown !== present?.value && ` · saw ${numberText(number, shown)}`}
							</span>
						</p>
						{text !== "" && <p className="whitespace-pre-wrap">{text}</p>}
						{betterSource !== "" && (
							<p>
								<a href={betterSource} target="_blank" rel="noreferrer nofollow ugc" className="link">
									{betterSource}
									<span className="sr-only">, in a new tab</span>
								</a>
							</p>
						)}
						{reporter && <History reporter={reporter} />}
					</li>
				))}
			</ul>
			{all > reports.length && <p className="text-muted">and {count(all - reports.length, "more report")}</p>}
		</div>
	);
}

type Reporter = NonNullable<ReportedNumber["reports"][number]["reporter"]>;

function History({ reporter: { sent, corrected, confirmed } }: { reporter: Reporter }) {
	return (
		<p className="text-sm text-muted">
			{sent === 1
				? "First report"
				: `${count(sent, "report")} sent: ${corrected} led to a correction, ${confirmed} did not`}
		</p>
	);
}
