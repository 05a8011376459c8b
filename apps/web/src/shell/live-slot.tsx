import { type ComponentType, useEffect, useState } from "react";
import { importTwice } from "../platform/chunks/import-twice.ts";
import { IslandBoundary } from "../platform/chunks/island-boundary.tsx";

/** How long after React took the page over its code is fetched: what was opened comes first. */
export const LIVE_AFTER_MS = 1000;
const AGAIN_MS = 30_000;

/** Brings what goes on around a signed-in player, without which the page is whole but learns of nothing by itself: it is tried for ever. */
export function LiveSlot({ userId }: { userId: string }) {
	const [Live, setLive] = useState<ComponentType<{ userId: string }> | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const load = async () => {
			try {
				const { Live } = await importTwice(() => import("./live.tsx"));
				setLive(() => Live);
			} catch {
				timer = setTimeout(load, AGAIN_MS);
			}
		};
		timer = setTimeout(load, LIVE_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	if (!Live) return null;
	return (
		<IslandBoundary isQuiet tryAgain={() => {}}>
			<Live userId={userId} />
		</IslandBoundary>
	);
}
