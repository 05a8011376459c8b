import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { Field } from "../../../ui/field.tsx";
import { isFutureDay, suspensionEnd } from "../shell/dates.tsx";
import { checkName, checkReason, FormDialog, NameField, ReasonField } from "../shell/form-dialog.tsx";
import { decisionText, type OpenDecision } from "./subject.ts";

interface DecisionDialogProps {
	decision: OpenDecision;
	onDone: (text: string) => void;
	onClose: () => void;
}

export function DecisionDialog({ decision: opened, onDone, onClose }: DecisionDialogProps) {
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
				consequences: `There is nothing wrong with it. ${kind === "game" ? "The game is in all lists again, and nobody" : "Nobody"} is told.`,
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
					"They are signed out at once, can't sign in, and nobody sees them or their games until then.",
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
					consequences: "They get a neutral name and the picture of its letters, and may choose anew.",
					done: "Name and picture reset",
				},
				game: {
					title: (
						<>
							Remove <bdi>{title}</bdi>
						</>
					),
					consequences: accused
						? "Nobody finds the game any more. It can be restored for 30 days, with all scores."
						: "It is the site's own. Nobody finds it any more; it can be restored for 30 days.",
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
