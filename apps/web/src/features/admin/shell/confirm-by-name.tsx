import { type ReactNode, useRef } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { Form } from "../../../ui/form.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { checkName, NameField } from "./name-field.tsx";

interface ConfirmByNameProps {
	title: string;
	/** What has to be typed: the name of whom or what it is done to. */
	name: string;
	/** What follows from it. */
	children: ReactNode;
	/** What the button says that has it done, and says meanwhile. */
	confirm: string;
	busy: string;
	/** The call, as `useMutation` tells of it. */
	call: { readonly isPending: boolean; readonly error: unknown };
	onConfirm: () => void;
	/** After Cancel and Escape. Whoever calls also closes it when the call is done. */
	onClose: () => void;
}

/** Asks before something that can't be undone, and has the name typed: nobody does this to the wrong one. */
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
