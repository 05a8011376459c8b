import { MAX_DECISION_MESSAGE_LENGTH } from "@hilo/rules/moderation/decisions";
import { errorText } from "../../../platform/api/error-text.ts";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { checkReason } from "../reports/checks.ts";

interface RenameDialogProps {
	username: string;
	call: { readonly isPending: boolean; readonly error: unknown };
	onRename: (change: { username: string; reason: string }) => void;
	onClose: () => void;
}

/** Only the server checks names. */
const CHECKS = { username: () => null, reason: checkReason };

/** The player reads the reason. */
export function RenameDialog({ username, call, onRename, onClose }: RenameDialogProps) {
	return (
		<Modal
			title={
				<>
					Change the name of <bdi>{username}</bdi>
				</>
			}
			onClose={onClose}
		>
			<p className="mt-2 mb-5 text-muted">They can choose another name afterwards, but not a reserved one.</p>
			<Form
				checks={CHECKS}
				isBusy={call.isPending}
				problem={call.error ? errorText(call.error) : null}
				send={onRename}
			>
				<Field
					name="username"
					label="New username"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					autoFocus
				/>
				<TextArea
					name="reason"
					label="Reason"
					hint="The player sees this in a notification."
					maxLength={MAX_DECISION_MESSAGE_LENGTH}
				/>
				<div className="grid grid-cols-2 gap-3">
					<CloseButton kind="quiet">Cancel</CloseButton>
					<SubmitButton wide busy="Saving...">
						Rename
					</SubmitButton>
				</div>
			</Form>
		</Modal>
	);
}
