import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";
import { checkReportText, REPORT_REASONS, type ReportReason } from "@hilo/rules/moderation/reasons";
import { use } from "react";
import { errorText } from "../../platform/api/errors.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { Choice } from "../../ui/choice.tsx";
import { Done } from "../../ui/done.tsx";
import { Form, FormContext } from "../../ui/form.tsx";
import { CloseButton, Modal } from "../../ui/modal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { REASON_TEXT } from "./reason-text.ts";

export type ReportSubject =
	| { readonly kind: "person"; readonly userId: string; readonly username: string }
	| { readonly kind: "message"; readonly messageId: string; readonly username: string }
	| {
			readonly kind: "game";
			readonly gameId: string;
			readonly name: string;
			readonly key?: string | undefined;
	  };

interface ReportDialogProps {
	subject: ReportSubject;
	onReported?: () => unknown;
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
export function ReportDialog({ subject, onReported, onClose }: ReportDialogProps) {
	const report = trpc.moderation.report.useMutation({ onSuccess: () => void onReported?.() });
	const isRepeated = report.data?.isNew === false;
	const doneTitle = isRepeated ? "You have already reported this" : "Thanks for telling us";
	return (
		<Modal title={report.isSuccess ? doneTitle : titleOf(subject)} onClose={onClose}>
			{report.isSuccess ? (
				<Outcome>{isRepeated ? REPEATED : THANKS[subject.kind]}</Outcome>
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

function titleOf(subject: ReportSubject) {
	const name = <bdi>{subject.kind === "game" ? subject.name : subject.username}</bdi>;
	return subject.kind === "message" ? <>Report a message from {name}</> : <>Report {name}</>;
}

function aboutOf(subject: ReportSubject) {
	switch (subject.kind) {
		case "person":
			return { kind: subject.kind, userId: subject.userId };
		case "message":
			return { kind: subject.kind, messageId: subject.messageId };
		case "game":
			return { kind: subject.kind, gameId: subject.gameId, key: subject.key };
	}
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

const REPEATED = "Your last report is waiting for our team, so this one was not sent.";
const THANKS_FOR_PLAYER =
	"We'll take a look. If you'd rather not hear from somebody, you can also block them.";
const THANKS: Readonly<Record<ReportSubject["kind"], string>> = {
	person: THANKS_FOR_PLAYER,
	message: THANKS_FOR_PLAYER,
	game: "We'll take a look. You won't see this game in your lists any more.",
};

function Outcome({ children }: { children: string }) {
	return (
		<>
			<Done className="mt-3 text-lg text-muted">{children}</Done>
			<CloseButton wide className="mt-6">
				Close
			</CloseButton>
		</>
	);
}
