import { useEffect, useState } from "react";
import { lazyIsland } from "../platform/chunks/lazy-island.tsx";

/** How long after React took the page over its code is fetched: what was opened comes first. */
export const LIVE_AFTER_MS = 1000;

const Live = lazyIsland(
	() => import("./live.tsx"),
	(module) => module.Live,
	{ isQuiet: true },
);

/** Live events of a signed-in player. The page is whole without them. */
export function LiveSlot({ userId }: { userId: string }) {
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setDue(true), LIVE_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	return isDue && <Live userId={userId} />;
}
