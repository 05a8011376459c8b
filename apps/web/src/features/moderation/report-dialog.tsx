import { checkReportText, REPORT_REASONS, type ReportReason } from "@hilo/rules/moderation/moderation";
import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";
import { use } from "react";
import { errorText } from "../../platform/api/errors.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { Choice } from "../../ui/choice.tsx";
import { CloseButton, FormActions, Modal } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Done } from "../../ui/focus.tsx";
import { Form, FormContext } from "../../ui/form.tsx";
import { REASON_TEXT } from "./reason-text.ts";

/** `name`: of the player or the game. */
export type ReportSubject = { readonly name: string } & (
	| { readonly kind: "person"; readonly userId: string }
	| { readonly kind: "message"; readonly messageId: string }
	| { readonly kind: "game"; readonly gameId: string; readonly key?: string | undefined }
);

interface ReportDialogProps {
	subject: ReportSubject;
	onReported?: () => unknown;
	/** Blocks the reported player, or the author of the reported message. */
	onBlock?: (() => unknown) | undefined;
	onClose: () => void;
}

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_TEXT[value] }));

const isReason = (text: string): text is ReportReason => REPORT_REASONS.some((reason) => reason === text);
const CHECKS = {
	reason: (text: string) => (isReason(text) ? null : MODERATION_ERRORS["moderation/reason-unknown"].message),
	text: (text: string) => {
		const fault = checkReportText(text.trim());
		return fault && MODERATION_ERRORS[fault].message;
	},
};

/** Typed text stays until the report is sent. */
export function ReportDialog({ subject, onReported, onBlock, onClose }: ReportDialogProps) {
	const { name, ...about } = subject;
	const report = trpc.moderation.report.useMutation({ onSuccess: () => void onReported?.() });
	const isRepeated = report.data?.isNew === false;
	if (report.isSuccess)
		return (
			<Modal
				title={isRepeated ? "You have already reported this" : "Thanks for telling us"}
				onClose={onClose}
			>
				<Done className="mt-3 text-lg text-muted">{isRepeated ? REPEATED : THANKS[subject.kind]}</Done>
				{onBlock && <p className="mt-2 text-lg text-muted">Don't want to hear from them?</p>}
				<div className="mt-6 grid gap-3">
					{onBlock && (
						<CloseButton kind="quiet" wide className="wrap-anywhere" onClick={onBlock}>
							Block {name}
						</CloseButton>
					)}
					<CloseButton wide>Close</CloseButton>
				</div>
			</Modal>
		);
	const title = (
		<>
			Report {subject.kind === "message" && "a message from "}
			<bdi>{name}</bdi>
		</>
	);
	return (
		<Modal title={title} onClose={onClose}>
			<p className="mt-2 mb-5 text-muted">Only our team sees this. What's wrong?</p>
			<Form
				checks={CHECKS}
				isBusy={report.isPending}
				problem={report.error && errorText(report.error)}
				send={({ reason, text }) =>
					isReason(reason) && report.mutate({ ...about, reason, text: text.trim() })
				}
			>
				<div>
					<Choice legend="Reason" isLegendHidden name="reason" options={REASONS} chosen={undefined} />
					<ReasonFault />
				</div>
				<TextArea name="text" label="Anything else we should know? (optional)" />
				<FormActions busy="Sending...">Send report</FormActions>
			</Form>
		</Modal>
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

const REPEATED = "Your last report is waiting for our team, so this one was not sent.";
const THANKS: Readonly<Record<ReportSubject["kind"], string>> = {
	person: "We'll take a look.",
	message: "We'll take a look.",
	game: "We'll take a look. You won't see this game in your lists any more.",
};
