import { checkDecisionMessage, MAX_DECISION_MESSAGE_LENGTH } from "@hilo/rules/moderation/decisions";
import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";
import { DAY_MS } from "@hilo/rules/time/durations";
import { useState } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { SUSPENSION_LENGTHS, type SuspensionLength, suspensionEnd } from "./suspension-end.ts";

interface SuspendDialogProps {
	username: string;
	call: { readonly isPending: boolean; readonly error: unknown };
	/** `until` is ISO 8601; null for no end. */
	onSuspend: (why: { reason: string; until: string | null }) => void;
	onClose: () => void;
}

const CHECKS = {
	reason: (text: string) => {
		const fault = text.trim() ? checkDecisionMessage(text.trim()) : "moderation/message-required";
		return fault && MODERATION_ERRORS[fault].message;
	},
	day: (text: string) =>
		Date.parse(text) > Date.now() ? null : MODERATION_ERRORS["moderation/until-invalid"].message,
};

/** The player reads the reason when they try to sign in. */
export function SuspendDialog({ username, call, onSuspend, onClose }: SuspendDialogProps) {
	const [length, setLength] = useState<SuspensionLength>("week");
	const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
	return (
		<Modal title={<>Suspend {username}</>} onClose={onClose}>
			<p className="mt-2 mb-5 text-muted">
				They are signed out everywhere at once and hidden from everybody until it ends. Nothing is deleted.
			</p>
			<Form
				checks={length === "day" ? CHECKS : { reason: CHECKS.reason, day: () => null }}
				isBusy={call.isPending}
				problem={call.error ? errorText(call.error) : null}
				send={({ reason, day }) =>
					onSuspend({ reason: reason.trim(), until: suspensionEnd(length, day, Date.now()) })
				}
			>
				<TextArea
					name="reason"
					label="Reason"
					hint="The player sees this in an email and when signing in."
					maxLength={MAX_DECISION_MESSAGE_LENGTH}
					autoFocus
				/>
				<Choice legend="For how long" options={SUSPENSION_LENGTHS} chosen={length} onChoose={setLength} />
				{length === "day" && (
					<Field name="day" label="Until" type="date" min={tomorrow} defaultValue={tomorrow} />
				)}
				<div className="grid grid-cols-2 gap-3">
					<CloseButton kind="quiet">Cancel</CloseButton>
					<SubmitButton kind="wrong" wide busy="Suspending...">
						Suspend
					</SubmitButton>
				</div>
			</Form>
		</Modal>
	);
}
