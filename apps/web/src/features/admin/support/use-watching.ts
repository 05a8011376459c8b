import { useEffect } from "react";
import { trpc } from "../../../platform/api/trpc.ts";

/** The server forgets after 30 s that a ticket is open. */
const RENEW_MS = 15_000;

/** Shows the other administrators that this ticket is open, while the tab is visible. */
export function useWatching(id: string): void {
	const { mutate: watch } = trpc.support.watch.useMutation();
	const { mutate: leave } = trpc.support.leave.useMutation();
	useEffect(() => {
		const look = () => {
			if (!document.hidden) watch({ id });
		};
		const turn = () => (document.hidden ? leave({ id }) : look());
		look();
		const timer = setInterval(look, RENEW_MS);
		document.addEventListener("visibilitychange", turn);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", turn);
			leave({ id });
		};
	}, [id, watch, leave]);
}
