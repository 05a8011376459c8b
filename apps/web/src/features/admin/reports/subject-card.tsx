import type { Decision, ReportKind } from "@hilo/rules/moderation/moderation";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { Failure } from "../../../platform/failures.tsx";
import { TimeSince } from "../../../platform/time-since.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Done } from "../../../ui/focus.tsx";
import { REASON_TEXT } from "../../moderation/reason-text.ts";
import { ExactTime } from "../shell/dates.tsx";

interface SubjectCardProps {
	subject: ReportedSubject;
	onDecide: (decision: Decision) => void;
}

export function SubjectCard({ subject, onDecide }: SubjectCardProps) {
	const id = useId();
	const { kind, reports } = subject;
	const [first] = reports;
	return (
		<Card as="li" aria-labelledby={id} className="grid grid-cols-1 gap-4">
			<Head subject={subject} id={id} />
			<div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
				<div className="grid content-start gap-3">
					<Evidence subject={subject} />
					{kind === "message" && first && <MessageContext reportId={first.id} />}
				</div>
				<ReportList subject={subject} />
			</div>
			<div className="grid grid-cols-2 gap-2 border-t border-line pt-4 sm:flex sm:flex-wrap">
				{decisionsFor(subject).map((decision) => (
					<Button
						key={decision}
						small
						kind="quiet"
						aria-describedby={id}
						onClick={() => onDecide(decision)}
						className={decision === "remove" || decision === "suspend" ? "text-wrong" : ""}
					>
						{decisionText(decision, kind)}
					</Button>
				))}
			</div>
		</Card>
	);
}

function Head({ subject, id }: { subject: ReportedSubject; id: string }) {
	const { kind, title, accused, firstAt } = subject;
	return (
		<header className="flex flex-wrap items-center gap-x-3 gap-y-2">
			<Chip className="text-sm text-muted">{KIND_TEXTS[kind].name}</Chip>
			{accused && kind !== "game" && (
				<Avatar username={accused.username} url={accused.avatarUrl} className="grid size-8 text-sm" />
			)}
			<h2 id={id} className="min-w-0 text-xl leading-tight wrap-anywhere">
				{kind === "message" ? "From " : ""}
				<bdi>{title}</bdi>
			</h2>
			{accused && (
				<Link to="/admin/users/$id" params={{ id: accused.id }} className="min-w-0 underline wrap-anywhere">
					{kind === "game" ? (
						<>
							by <bdi>{accused.username}</bdi>
						</>
					) : (
						"Account"
					)}
				</Link>
			)}
			{accused?.isSuspended && <Chip className="text-sm text-wrong">Suspended</Chip>}
			{accused?.isAdmin && <Chip className="text-sm">Administrator</Chip>}
			<span className="text-muted sm:ml-auto">
				{count(subject.count, "report")}, first <TimeSince iso={firstAt} />
			</span>
		</header>
	);
}

function Evidence({ subject }: { subject: ReportedSubject }) {
	const { kind, evidence, link, isThere } = subject;
	return (
		<>
			<h3 className="text-base text-muted">{KIND_TEXTS[kind].evidence}</h3>
			{evidence.map((text) => (
				<blockquote
					key={text}
					className="rounded-md border-l-4 border-edge bg-sunk px-4 py-3 whitespace-pre-wrap wrap-anywhere"
				>
					{text}
				</blockquote>
			))}
			{link && (
				<Link to={link} preload={false} className="justify-self-start underline">
					{kind === "game" ? "Open the game" : "Open the profile"}
				</Link>
			)}
			{!isThere && <p className="text-muted">It is gone: its creator has deleted it.</p>}
		</>
	);
}

/** The messages around a reported one. They are loaded by a press, because reading them is recorded. */
function MessageContext({ reportId }: { reportId: string }) {
	const context = trpc.moderation.context.useMutation();
	if (!context.data)
		return (
			<div className="grid justify-items-start gap-2">
				<Button kind="quiet" small isBusy={context.isPending} onClick={() => context.mutate({ reportId })}>
					{context.isPending ? "Loading..." : "Show the messages around it"}
				</Button>
				<p className="text-sm text-muted">The audit log keeps that you have read them.</p>
				{context.error && <Failure error={context.error} />}
			</div>
		);
	return (
		<Done>
			<h3 className="mb-2 text-base text-muted">The messages around it</h3>
			<ol className="grid gap-2">
				{context.data.messages.map((message) => (
					<li
						key={message.id}
						className={`rounded-md px-3 py-2 wrap-anywhere ${message.isReported ? "border-2 border-wrong" : "bg-sunk"}`}
					>
						<p className="text-sm text-muted">
							<bdi className={message.isAccused ? "font-bold text-ink" : ""}>{message.senderName}</bdi>
							{" · "}
							<ExactTime iso={message.sentAt} />
							{message.isReported && <strong className="text-wrong"> · reported</strong>}
						</p>
						<p className="whitespace-pre-wrap">{message.content}</p>
					</li>
				))}
			</ol>
		</Done>
	);
}

/** Only the oldest reports are listed. */
function ReportList({ subject: { reports, count: all } }: { subject: ReportedSubject }) {
	return (
		<div className="grid content-start gap-3">
			<h3 className="text-base text-muted">Reported by</h3>
			<ul className="grid gap-3">
				{reports.map((report) => (
					<li key={report.id} className="wrap-anywhere">
						<p>
							<Link to="/admin/users/$id" params={{ id: report.reporter.id }} className="font-bold underline">
								<bdi>{report.reporter.username}</bdi>
							</Link>
							<span className="text-muted">
								{" "}
								· {REASON_TEXT[report.reason]} · <TimeSince iso={report.createdAt} />
							</span>
						</p>
						{report.text !== "" && <p className="whitespace-pre-wrap">{report.text}</p>}
						<ReporterHistory reporter={report.reporter} />
					</li>
				))}
			</ul>
			{all > reports.length && <p className="text-muted">and {count(all - reports.length, "more report")}</p>}
		</div>
	);
}

function ReporterHistory({
	reporter: { sent, dismissed, oftenFalse },
}: Pick<ReportedSubject["reports"][number], "reporter">) {
	const text = sent === 1 ? "First report" : `${count(sent, "report")} sent, ${dismissed} dismissed`;
	return (
		<p className={`text-sm ${oftenFalse ? "font-bold text-wrong" : "text-muted"}`}>
			{oftenFalse ? `Often reports falsely: ${text}` : text}
		</p>
	);
}

export type ReportedSubject = Outputs["moderation"]["queue"]["subjects"][number];

/** A decision that the administrator is about to take. */
export interface OpenDecision {
	readonly subject: ReportedSubject;
	readonly decision: Decision;
}

/** The words for each kind: its name, the title of what was reported, and the button that removes it. */
const KIND_TEXTS: Readonly<Record<ReportKind, { name: string; evidence: string; remove: string }>> = {
	message: { name: "Message", evidence: "What was said", remove: "Remove message" },
	person: { name: "Player", evidence: "Name when reported", remove: "Reset name and picture" },
	game: { name: "Game", evidence: "Name and description when reported", remove: "Remove game" },
};

/** Mildest first. The site's own games have no owner to warn; administrators can't be suspended. */
function decisionsFor({ accused, isThere }: ReportedSubject): Decision[] {
	return [
		"dismiss",
		...(accused ? (["warn"] as const) : []),
		...(isThere ? (["remove"] as const) : []),
		...(accused && !accused.isAdmin ? (["suspend"] as const) : []),
	];
}

export function decisionText(decision: Decision, kind: ReportKind): string {
	if (decision === "remove") return KIND_TEXTS[kind].remove;
	return { dismiss: "Dismiss", warn: "Warn", suspend: "Suspend" }[decision];
}
