import { useEffect, useState } from "react";

/**
 * Whether this tab posts the status for all of the player's tabs in this browser: the one shown last, and after it the one that has waited
 * longest. A lock decides, because it passes on even when a tab crashes.
 */
export function useIsPosting(userId: string, isVisible: boolean): boolean {
	const [isPosting, setPosting] = useState(false);
	useEffect(() => {
		// Browsers have no locks on a site without TLS: each tab posts there.
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
				// Rejects when another tab was shown, or when this one stops waiting.
				.catch(() => {
					if (signal.aborted) return;
					setPosting(false);
					request({ signal });
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
