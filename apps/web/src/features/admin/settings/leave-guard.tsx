import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { Confirm } from "../../../ui/confirm.tsx";

interface LeaveGuardProps {
	/** Returns whether something would be lost from the page: asked when one is about to leave. */
	readonly isDirty: () => boolean;
	/** What happens to it. */
	readonly children: ReactNode;
}

/** Asks before a page is left whose changes are not saved. */
export function LeaveGuard({ isDirty, children }: LeaveGuardProps) {
	const isLeaving = useRef(false);
	const blocker = useBlocker({
		shouldBlockFn: ({ current, next }) => isDirty() && current.fullPath !== next.fullPath,
		enableBeforeUnload: isDirty,
		withResolver: true,
	});
	if (blocker.status !== "blocked") return null;
	return (
		<Confirm
			title="Leave this page?"
			confirm="Leave"
			onConfirm={() => {
				isLeaving.current = true;
			}}
			onClose={() => {
				if (isLeaving.current) blocker.proceed();
				else blocker.reset();
				isLeaving.current = false;
			}}
		>
			{children}
		</Confirm>
	);
}
