import { useEffect, useState } from "react";
import { lazyIsland } from "../platform/chunks/lazy-island.tsx";

/** The code is loaded this long after hydration, because the page itself comes first. */
export const LIVE_AFTER_MS = 1000;

const Live = lazyIsland(
	() => import("./live.tsx"),
	(module) => module.Live,
	{ isQuiet: true },
);

export function LiveSlot({ userId }: { userId: string }) {
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setDue(true), LIVE_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	return isDue && <Live userId={userId} />;
}
