import type { ReactNode } from "react";
import { CloseButton, Modal } from "./modal.tsx";

interface ConfirmProps {
	title: ReactNode;
	/** The consequences. */
	children: ReactNode;
	confirm?: string;
	onConfirm: () => void;
	/** Called after either button and after Escape. */
	onClose: () => void;
}

/** Confirms what can't easily be undone. The focus is on Cancel. */
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
