import { type ReactNode, useRef } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { Form } from "../../../ui/form.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { checkName, NameField } from "./name-field.tsx";

interface ConfirmByNameProps {
	title: string;
	name: string;
	children: ReactNode;
	/** The button's text, and its text while the call runs. */
	confirm: string;
	busy: string;
	call: { readonly isPending: boolean; readonly error: unknown };
	onConfirm: () => void;
	/** Called after Cancel and Escape. The caller also closes the dialog when the call is done. */
	onClose: () => void;
}

/** Confirms what can't be undone. Typing the name prevents mistakes. */
export function ConfirmByName({
	title,
	name,
	children,
	confirm,
	busy,
	call,
	onConfirm,
	onClose,
}: ConfirmByNameProps) {
	const checks = useRef({ name: checkName(name) });
	return (
		<Modal title={title} onClose={onClose}>
			<div className="mt-3 text-muted text-pretty [overflow-wrap:anywhere]">{children}</div>
			<div className="mt-5 [overflow-wrap:anywhere]">
				<Form
					checks={checks.current}
					send={onConfirm}
					isBusy={call.isPending}
					problem={call.error ? errorText(call.error) : null}
				>
					<NameField name={name} autoFocus />
					<div className="grid grid-cols-2 gap-3">
						<CloseButton kind="quiet">Cancel</CloseButton>
						<SubmitButton kind="wrong" busy={busy} className="w-full" needsChange>
							{confirm}
						</SubmitButton>
					</div>
				</Form>
			</div>
		</Modal>
	);
}
