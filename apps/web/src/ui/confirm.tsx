import type { ReactNode } from "react";
import { CloseButton, Modal } from "./modal.tsx";

interface ConfirmProps {
	title: ReactNode;
	/** What follows from it. */
	children: ReactNode;
	/** What the button says that has it done. */
	confirm?: string;
	onConfirm: () => void;
	/** After either button, and after Escape. */
	onClose: () => void;
}

/** Asks whether to go on with something that is not easily undone. The focus is on the way out. */
export function Confirm({ title, children, confirm = "Confirm", onConfirm, onClose }: ConfirmProps) {
	return (
		<Modal title={title} onClose={onClose}>
			<p className="mt-3 text-lg text-muted text-pretty [overflow-wrap:anywhere]">{children}</p>
			<div className="mt-6 grid grid-cols-2 gap-3">
				<CloseButton kind="quiet" autoFocus>
					Cancel
				</CloseButton>
				<CloseButton kind="wrong" onClick={onConfirm}>
					{confirm}
				</CloseButton>
			</div>
		</Modal>
	);
}
