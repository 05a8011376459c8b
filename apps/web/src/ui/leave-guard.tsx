import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { Confirm } from "./confirm.tsx";

interface LeaveGuardProps {
	title: string;
	/** Returns whether something would be lost: asked when one is about to leave. */
	readonly isDirty: () => boolean;
	/** Returns what of an address's search tells screens of one path apart. Nothing, if left out: only another path is another screen. */
	readonly screenOf?: (search: object) => unknown;
	/** What happens to what is not saved. */
	readonly children: ReactNode;
}

/** Asks before a screen is left with something on it that is not saved. */
export function LeaveGuard({ title, isDirty, screenOf, children }: LeaveGuardProps) {
	const isLeaving = useRef(false);
	const blocker = useBlocker({
		shouldBlockFn: ({ current, next }) =>
			isDirty() &&
			(current.pathname !== next.pathname || screenOf?.(current.search) !== screenOf?.(next.search)),
		enableBeforeUnload: isDirty,
		withResolver: true,
	});
	if (blocker.status !== "blocked") return null;
	return (
		<Confirm
			title={title}
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
