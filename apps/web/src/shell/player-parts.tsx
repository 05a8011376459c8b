import { CatchBoundary } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";

/** Live events begin this long after hydration, because the page's own calls come first. */
export const LIVE_EVENTS_AFTER_MS = 1000;

const StartedPlayerParts = lazy(async () => ({
	default: (await import("./started-player-parts.tsx")).StartedPlayerParts,
}));

export function PlayerParts({ userId }: { userId: string }) {
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setDue(true), LIVE_EVENTS_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	return (
		isDue && (
			// The page works without.
			<CatchBoundary getResetKey={() => userId} errorComponent={() => null}>
				<Suspense>
					<StartedPlayerParts userId={userId} />
				</Suspense>
			</CatchBoundary>
		)
	);
}
