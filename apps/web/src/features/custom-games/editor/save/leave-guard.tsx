import { useBlocker } from "@tanstack/react-router";
import { useRef } from "react";
import { Confirm } from "../../../../ui/confirm.tsx";

interface LeaveGuardProps {
	/** Returns whether something would be lost from the page: asked when one is about to leave. */
	readonly isDirty: () => boolean;
}

/** Asks before the editor is left with changes that are not saved. Moving about within it is no leaving. */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
	const isLeaving = useRef(false);
	const blocker = useBlocker({
		shouldBlockFn: ({ current, next }) =>
			isDirty() &&
			(current.pathname !== next.pathname || isCreating(current.search) !== isCreating(next.search)),
		enableBeforeUnload: isDirty,
		withResolver: true,
	});
	if (blocker.status !== "blocked") return null;
	return (
		<Confirm
			title="Leave without saving?"
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
			Your changes are not saved yet. A draft of them stays on this device until you sign out.
		</Confirm>
	);
}

const isCreating = (search: object) => "create" in search && search.create === true;
