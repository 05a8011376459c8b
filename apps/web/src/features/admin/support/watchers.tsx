import { useEffect } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useIsVisible } from "../../../platform/visibility.ts";
import { LineIcon } from "../../../ui/icon.tsx";

/** The poll interval of tickets without live events. */
export const QUEUE_POLL_MS = 30_000;

const EYE = "M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z";

export function Watchers({ watchers }: { watchers: readonly { readonly username: string }[] }) {
	if (watchers.length === 0) return null;
	const names = watchers.map(({ username }) => username).join(", ");
	return (
		<span className="inline-flex items-center gap-1.5 text-sm font-bold">
			<LineIcon path={EYE} className="size-4 stroke-2" />
			<span>
				<bdi>{names}</bdi> {watchers.length === 1 ? "is" : "are"} looking at this
			</span>
		</span>
	);
}

/** The server forgets after 30 s that a ticket is open. */
const HEARTBEAT_MS = 15_000;

/** Shows the other administrators that this ticket is open, while the tab is visible. */
export function useWatching(id: string): void {
	const { mutate: watch } = trpc.support.watch.useMutation();
	const { mutate: leave } = trpc.support.leave.useMutation();
	const isVisible = useIsVisible();
	useEffect(() => {
		if (!isVisible) return;
		watch({ id });
		const timer = setInterval(() => watch({ id }), HEARTBEAT_MS);
		return () => {
			clearInterval(timer);
			leave({ id });
		};
	}, [id, isVisible, watch, leave]);
}
