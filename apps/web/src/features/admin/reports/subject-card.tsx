import type { Decision } from "@hilo/rules/moderation/decisions";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Moment } from "../shell/moment.tsx";
import { PathLink } from "../shell/path-link.tsx";
import { count } from "../shell/words.ts";
import { MessageContext } from "./message-context.tsx";
import { ReportLines } from "./report-lines.tsx";
import { decisionsFor, decisionWord, KIND_WORDS, type ReportedSubject } from "./subject.ts";

interface SubjectCardProps {
	subject: ReportedSubject;
	onDecide: (decision: Decision) => void;
}

export function SubjectCard({ subject, onDecide }: SubjectCardProps) {
	const id = useId();
	const { kind, reports } = subject;
	const [first] = reports;
	return (
		<Card as="li" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<Head subject={subject} id={id} />
			<div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-2">
				<div className="grid content-start gap-3">
					<Evidence subject={subject} />
					{kind === "message" && first && <MessageContext reportId={first.id} />}
				</div>
				<ReportLines reports={reports} count={subject.count} />
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
						{decisionWord(decision, kind)}
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
			<Chip className="text-sm text-muted">{KIND_WORDS[kind]}</Chip>
			{accused && kind !== "game" && (
				<Avatar username={accused.username} url={accused.avatarUrl} className="grid size-8 text-sm" />
			)}
			<h2 id={id} className="min-w-0 text-xl leading-tight [overflow-wrap:anywhere]">
				{kind === "message" ? "From " : ""}
				<bdi>{title}</bdi>
			</h2>
			{accused && <AccusedLink accused={accused} isNamed={kind === "game"} />}
			<span className="text-muted sm:ml-auto">
				{count(subject.count, "report")}, first <Moment iso={firstAt} />
			</span>
		</header>
	);
}

type Accused = NonNullable<ReportedSubject["accused"]>;

function AccusedLink({ accused, isNamed }: { accused: Accused; isNamed: boolean }) {
	const { id, username, isSuspended, isAdmin } = accused;
	return (
		<>
			<Link to="/admin/users/$id" params={{ id }} className="min-w-0 underline [overflow-wrap:anywhere]">
				{isNamed ? (
					<>
						by <bdi>{username}</bdi>
					</>
				) : (
					"Account"
				)}
			</Link>
			{isSuspended && <Chip className="text-sm text-wrong">Suspended</Chip>}
			{isAdmin && <Chip className="text-sm">Administrator</Chip>}
		</>
	);
}

function Evidence({ subject }: { subject: ReportedSubject }) {
	const { kind, evidence, link, isThere } = subject;
	return (
		<>
			<h3 className="text-base text-muted">{SAID[kind]}</h3>
			{evidence.map((text) => (
				<blockquote
					key={text}
					className="rounded-md border-l-4 border-edge bg-sunk px-4 py-3 whitespace-pre-wrap [overflow-wrap:anywhere]"
				>
					{text}
				</blockquote>
			))}
			{link && (
				<PathLink href={link} className="justify-self-start underline">
					{kind === "game" ? "Open the game" : "Open the profile"}
				</PathLink>
			)}
			{!isThere && <p className="text-muted">It is gone: its creator has deleted it.</p>}
		</>
	);
}

const SAID: Readonly<Record<ReportedSubject["kind"], string>> = {
	message: "What was said",
	person: "Name when reported",
	game: "Name and description when reported",
};
