import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Confirm } from "./confirm.tsx";

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
