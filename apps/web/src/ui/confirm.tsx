import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CloseButton, DialogActions, Modal } from "./dialog.tsx";

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
			<p className="mt-3 mb-6 text-lg text-muted text-pretty wrap-anywhere">{children}</p>
			<DialogActions>
				<CloseButton kind="quiet" autoFocus>
					Cancel
				</CloseButton>
				<CloseButton kind="wrong" onClick={onConfirm}>
					{confirm}
				</CloseButton>
			</DialogActions>
		</Modal>
	);
}

interface LeaveGuardProps {
	title: string;
	/** Whether leaving would lose changes. */
	readonly isDirty: () => boolean;
	/** Returns the part of the search that distinguishes screens of one path. By default only the path counts. */
	readonly screenOf?: (search: object) => unknown;
	/** Says what happens to unsaved changes. */
	readonly children: ReactNode;
}

/** Asks for confirmation before a screen with unsaved changes is left. */
export function LeaveGuard({ title, isDirty, screenOf, children }: LeaveGuardProps) {
	const blocker = useBlocker({
		shouldBlockFn: ({ current, next }) =>
			isDirty() &&
			(current.pathname !== next.pathname || screenOf?.(current.search) !== screenOf?.(next.search)),
		enableBeforeUnload: isDirty,
		withResolver: true,
	});
	if (blocker.status !== "blocked") return null;
	return (
		// Once it proceeds, the reset on closing has no effect.
		<Confirm title={title} confirm="Leave" onConfirm={blocker.proceed} onClose={blocker.reset}>
			{children}
		</Confirm>
	);
}
