import { useEffect, useState } from "react";

/**
 * Whether this tab posts the status for all of the player's tabs: the last visible one, then the one waiting longest.
 * A lock decides, because browsers release it even when a tab crashes.
 */
export function useIsPosting(userId: string, isVisible: boolean): boolean {
	const [isPosting, setPosting] = useState(false);
	useEffect(() => {
		// Browsers have locks only on secure origins; otherwise each tab posts.
		if (!("locks" in navigator)) return setPosting(true);
		const leaving = new AbortController();
		const { signal } = leaving;
		function request(options: LockOptions) {
			navigator.locks
				.request(`hilo-status ${userId}`, options, () => {
					if (signal.aborted) return;
					setPosting(true);
					return new Promise((resolve) => signal.addEventListener("abort", resolve));
				})
				.catch((error: unknown) => {
					if (signal.aborted) return;
					// If the browser forbids locks, each tab posts as well.
					const isStolen = error instanceof DOMException && error.name === "AbortError";
					setPosting(!isStolen);
					if (isStolen) request({ signal });
				});
		}
		request(isVisible ? { steal: true } : { signal });
		return () => {
			leaving.abort();
			setPosting(false);
		};
	}, [userId, isVisible]);
	return isPosting;
}
