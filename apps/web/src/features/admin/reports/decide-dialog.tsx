import { type ReactNode, useRef } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { checkName, NameField } from "../shell/name-field.tsx";
import { count } from "../shell/words.ts";
import { checkReason, checkUntil, endOf } from "./checks.ts";
import { type Deciding, decisionWord, nameToType } from "./subject.ts";

interface DecideDialogProps {
	deciding: Deciding;
	onDone: (text: string) => void;
	onClose: () => void;
}

export function DecideDialog({ deciding, onDone, onClose }: DecideDialogProps) {
	const { subject, decision } = deciding;
	const { kind, subjectId } = subject;
	const utils = trpc.useUtils();
	const decide = trpc.moderation.decide.useMutation({
		onSuccess: () => onDone(saidOf(deciding)),
		// Another administrator may have decided it.
		onError: () => utils.moderation.queue.invalidate(),
	});
	const name = decision === "remove" ? nameToType(subject) : null;
	const checks = useRef({
		message: decision === "dismiss" ? none : checkReason,
		until: checkUntil,
		name: name === null ? none : checkName(name),
	});
	const word = decisionWord(decision, kind);
	return (
		<Modal title={titleOf(deciding)} onClose={onClose}>
			<p className="mt-3 text-muted text-pretty [overflow-wrap:anywhere]">{followsFrom(deciding)}</p>
			<div className="mt-5 [overflow-wrap:anywhere]">
				<Form
					checks={checks.current}
					isBusy={decide.isPending}
					problem={decide.error ? errorText(decide.error) : null}
					send={({ message, until }) =>
						decide.mutate({ kind, subjectId, decision, message, until: endOf(until) })
					}
				>
					{decision !== "dismiss" && (
						<TextArea
							name="message"
							label={decision === "warn" ? "Warning" : "Reason"}
							hint={readerOf(deciding)}
							maxLength={1000}
							autoFocus
						/>
					)}
					{decision === "suspend" && (
						<Field
							name="until"
							type="date"
							label="Until"
							hint="The first day on which they may come back. Leave it empty for no end."
							required={false}
						/>
					)}
					{name !== null && <NameField name={name} />}
					<div className="grid grid-cols-2 gap-3">
						<CloseButton kind="quiet">Cancel</CloseButton>
						<SubmitButton wide busy="Saving..." kind={isHarsh(decision) ? "wrong" : "accent"}>
							{word}
						</SubmitButton>
					</div>
				</Form>
			</div>
		</Modal>
	);
}

const none = () => null;
const isHarsh = (decision: Deciding["decision"]) => decision === "remove" || decision === "suspend";

function titleOf({ subject: { kind, title, count: reports, accused }, decision }: Deciding): ReactNode {
	const who = <bdi>{accused?.username}</bdi>;
	switch (decision) {
		case "dismiss":
			return `Dismiss ${count(reports, "report")}?`;
		case "warn":
			return <>Warn {who}</>;
		case "suspend":
			return <>Suspend {who}</>;
		case "remove":
			if (kind === "message") return <>Remove the message from {who}</>;
			if (kind === "person") return <>Reset the name and picture of {who}</>;
			return (
				<>
					Remove <bdi>{title}</bdi>
				</>
			);
	}
}

function followsFrom({ subject: { kind, accused }, decision }: Deciding): string {
	switch (decision) {
		case "dismiss":
			return kind === "game"
				? "There is nothing wrong with it. The game is in all lists again, and nobody is told."
				: "There is nothing wrong with it. Nobody is told.";
		case "warn":
			return "They read your words in their notifications. What was reported stays.";
		case "suspend":
			return "They are signed out at once, can't sign in, and nobody sees them or their games until then.";
		case "remove":
			if (kind === "message") return "In both chats a line takes its place that says that it was removed.";
			if (kind === "person")
				return "They get a neutral name and the picture of its letters, and may choose anew.";
			return accused
				? "Nobody finds the game any more. It can be restored for 30 days, with all scores."
				: "It is the site's own. Nobody finds it any more; it can be restored for 30 days.";
	}
}

function readerOf({ subject: { accused }, decision }: Deciding): string {
	if (!accused) return "For the audit log.";
	return decision === "suspend"
		? "They read this when they try to sign in."
		: `${accused.username} reads this.`;
}

function saidOf({ subject: { kind, accused }, decision }: Deciding): string {
	const who = accused?.username ?? "";
	switch (decision) {
		case "dismiss":
			return "Reports dismissed";
		case "warn":
			return `${who} was warned`;
		case "suspend":
			return `${who} is suspended`;
		case "remove":
			return { message: "Message removed", person: "Name and picture reset", game: "Game removed" }[kind];
	}
}
