import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";
import { checkReportText, REPORT_REASONS, type ReportReason } from "@hilo/rules/moderation/reasons";
import { use } from "react";
import { errorText } from "../../platform/api/error-text.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { Choice } from "../../ui/choice.tsx";
import { Done } from "../../ui/done.tsx";
import { Form } from "../../ui/form.tsx";
import { FormContext } from "../../ui/form-context.ts";
import { CloseButton, Modal } from "../../ui/modal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";

/** What is reported: somebody, or a message that they wrote. */
export type ReportSubject =
	| { readonly kind: "person"; readonly userId: string; readonly username: string }
	| { readonly kind: "message"; readonly messageId: string; readonly username: string };

interface ReportDialogProps {
	subject: ReportSubject;
	onClose: () => void;
}

const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
	spam: "Spam or ads",
	abuse: "Insults or harassment",
	cheating: "Cheating",
	copyright: "Stolen work",
	other: "Something else",
};
const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }));

const isReason = (text: string): text is ReportReason => REPORT_REASONS.some((reason) => reason === text);
const CHECKS = {
	reason: (text: string) => (isReason(text) ? null : MODERATION_ERRORS["moderation/reason-unknown"].message),
	text: (text: string) => {
		const fault = checkReportText(text.trim());
		return fault && MODERATION_ERRORS[fault].message;
	},
};

/** Tells the administrators what is wrong with somebody or with a message. What was typed stays until it is sent. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
	const report = trpc.moderation.report.useMutation();
	const name = <bdi>{subject.username}</bdi>;
	const title = subject.kind === "person" ? <>Report {name}</> : <>Report a message from {name}</>;
	return (
		<Modal title={report.isSuccess ? "Thanks for telling us" : title} onClose={onClose}>
			{report.isSuccess ? (
				<Thanks />
			) : (
				<>
					<p className="mt-2 mb-5 text-muted">Only our team sees this. What's wrong?</p>
					<ReportForm
						isBusy={report.isPending}
						problem={report.error && errorText(report.error)}
						send={(reason, text) => report.mutate({ ...aboutOf(subject), reason, text })}
					/>
				</>
			)}
		</Modal>
	);
}

function aboutOf(subject: ReportSubject) {
	return subject.kind === "person"
		? { kind: subject.kind, userId: subject.userId }
		: { kind: subject.kind, messageId: subject.messageId };
}

interface ReportFormProps {
	isBusy: boolean;
	problem: string | null;
	send: (reason: ReportReason, text: string) => void;
}

function ReportForm({ isBusy, problem, send }: ReportFormProps) {
	return (
		<Form
			checks={CHECKS}
			isBusy={isBusy}
			problem={problem}
			send={({ reason, text }) => isReason(reason) && send(reason, text.trim())}
		>
			<div>
				<Choice legend="Reason" isLegendHidden name="reason" options={REASONS} chosen={undefined} />
				<ReasonFault />
			</div>
			<TextArea name="text" label="Anything else we should know? (optional)" />
			<div className="grid grid-cols-2 gap-3">
				<CloseButton kind="quiet">Cancel</CloseButton>
				<SubmitButton wide busy="Sending...">
					Send report
				</SubmitButton>
			</div>
		</Form>
	);
}

function ReasonFault() {
	const { reason } = use(FormContext).faults;
	return (
		<p role="alert" className="mt-2 font-bold text-wrong empty:hidden">
			{reason}
		</p>
	);
}

function Thanks() {
	return (
		<>
			<Done className="mt-3 text-lg text-muted">
				We'll take a look. If you'd rather not hear from somebody, you can also block them.
			</Done>
			<CloseButton wide className="mt-6">
				Close
			</CloseButton>
		</>
	);
}
