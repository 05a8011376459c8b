import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";
import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { Loading, QueryBoundary } from "../../../platform/query-boundary.tsx";
import { toast } from "../../../platform/toasts.ts";
import { Empty } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { Pager } from "../shell/data-table.tsx";
import { isFutureDay, suspensionEnd } from "../shell/dates.tsx";
import { ChoiceFilter, FilterBar } from "../shell/filter-bar.tsx";
import { chosenOf, useFilters } from "../shell/filters.ts";
import { checkName, checkReason, FormDialog, NameField, ReasonField } from "../shell/form-dialog.tsx";
import { decisionText, type OpenDecision, SubjectCard } from "./subject-card.tsx";

const KINDS = [
	{ value: "all", label: "Everything" },
	{ value: "message", label: "Messages" },
	{ value: "person", label: "Players" },
	{ value: "game", label: "Games" },
] as const;

export function ReportsPage() {
	const [{ cursor, ...address }] = useFilters();
	const kind = chosenOf(KINDS, address.kind);
	const query = trpc.moderation.queue.useQuery({ kind, cursor }, { placeholderData: keepPreviousData });
	const [decision, setDecision] = useState<OpenDecision | null>(null);
	const status = useRef<HTMLParagraphElement>(null);
	const utils = trpc.useUtils();
	const done = (text: string) => {
		setDecision(null);
		toast("success", text);
		utils.moderation.queue.invalidate();
		// The button that had the focus disappears with its report.
		requestAnimationFrame(() => status.current?.focus());
	};
	return (
		<AdminPage at="/admin/support/reports">
			<FilterBar>
				<ChoiceFilter label="Show" name="kind" options={KINDS} />
			</FilterBar>
			<QueryBoundary
				query={query}
				fallback={
					<Loading>
						<Skeleton count={3} className="h-80 lg:h-64" list="grid gap-4" />
					</Loading>
				}
			>
				{({ subjects, next, open }) => (
					<>
						<p ref={status} tabIndex={-1} className="text-muted">
							{open === 0
								? "Nothing is waiting for a decision."
								: `${count(open, "report")} waiting for a decision, oldest first.`}
						</p>
						{subjects.length === 0 ? (
							<Empty title={open === 0 ? "All reports are decided" : "No reports of this kind"}>
								What players report shows up here immediately.
							</Empty>
						) : (
							<ul className="grid grid-cols-1 gap-4">
								{subjects.map((subject) => (
									<SubjectCard
										key={`${subject.kind} ${subject.subjectId}`}
										subject={subject}
										onDecide={(decision) => setDecision({ subject, decision })}
									/>
								))}
							</ul>
						)}
						<Pager of="reports" next={next} />
					</>
				)}
			</QueryBoundary>
			{decision && <DecisionDialog decision={decision} onDone={done} onClose={() => setDecision(null)} />}
		</AdminPage>
	);
}

interface DecisionDialogProps {
	decision: OpenDecision;
	onDone: (text: string) => void;
	onClose: () => void;
}

function DecisionDialog({ decision: opened, onDone, onClose }: DecisionDialogProps) {
	const { subject, decision } = opened;
	const { kind, subjectId } = subject;
	const texts = textsOf(opened);
	const utils = trpc.useUtils();
	const decide = trpc.moderation.decide.useMutation({
		onSuccess: () => onDone(texts.done),
		// Another administrator may have decided it.
		onError: () => utils.moderation.queue.invalidate(),
	});
	// Messages have no name.
	const name = decision === "remove" && kind !== "message" ? subject.title : null;
	return (
		<FormDialog
			title={texts.title}
			description={texts.consequences}
			checks={{
				reason: decision === "dismiss" ? noCheck : checkReason,
				until: checkUntil,
				name: name === null ? noCheck : checkName(name),
			}}
			send={({ reason, until }) =>
				decide.mutate({ kind, subjectId, decision, message: reason, until: suspensionEnd(until) })
			}
			mutation={decide}
			submit={{
				children: decisionText(decision, kind),
				busy: "Saving...",
				kind: decision === "remove" || decision === "suspend" ? "wrong" : "accent",
			}}
			onClose={onClose}
		>
			{decision !== "dismiss" && (
				<ReasonField label={decision === "warn" ? "Warning" : "Reason"} hint={readerOf(opened)} autoFocus />
			)}
			{decision === "suspend" && (
				<Field
					name="until"
					type="date"
					label="Until"
					hint="They may come back at noon of this day. Leave it empty for no end."
					required={false}
				/>
			)}
			{name !== null && <NameField name={name} />}
		</FormDialog>
	);
}

const noCheck = () => null;

function checkUntil(day: string): string | null {
	return day === "" || isFutureDay(day) ? null : MODERATION_ERRORS["moderation/until-invalid"].message;
}

/** Returns the dialog's title and text, and the toast when it is done. */
function textsOf({ subject, decision }: OpenDecision) {
	const { kind, title, accused } = subject;
	const name = accused?.username ?? "";
	const who = <bdi>{name}</bdi>;
	switch (decision) {
		case "dismiss":
			return {
				title: `Dismiss ${count(subject.count, "report")}?`,
				consequences: `There is nothing wrong with it. ${kind === "game" ? "The game is in all lists again, and no one" : "No one"} is told.`,
				done: "Reports dismissed",
			};
		case "warn":
			return {
				title: <>Warn {who}</>,
				consequences: "They read your words in their notifications. What was reported stays.",
				done: `${name} was warned`,
			};
		case "suspend":
			return {
				title: <>Suspend {who}</>,
				consequences:
					"They are signed out immediately, can't sign in, and are hidden with their games until then.",
				done: `${name} is suspended`,
			};
		case "remove":
			return {
				message: {
					title: <>Remove the message from {who}</>,
					consequences: "In both chats a line takes its place that says that it was removed.",
					done: "Message removed",
				},
				person: {
					title: <>Reset the name and picture of {who}</>,
					consequences: "They get a neutral name and the picture of its letters, and may choose new ones.",
					done: "Name and picture reset",
				},
				game: {
					title: (
						<>
							Remove <bdi>{title}</bdi>
						</>
					),
					consequences: accused
						? "The game can no longer be found. It can be restored for 30 days, with all scores."
						: "It is the site's own. It can no longer be found; it can be restored for 30 days.",
					done: "Game removed",
				},
			}[kind];
	}
}

function readerOf({ subject: { accused }, decision }: OpenDecision): string {
	if (!accused) return "For the audit log.";
	return decision === "suspend"
		? "They read this when they try to sign in."
		: `${accused.username} reads this.`;
}
