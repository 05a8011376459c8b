import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Below the calendar and rarely used. */
export const ZoneSetting = lazyIsland(
	() => import("./zone-setting.tsx"),
	(module) => module.ZoneSetting,
	{ Waiting: () => <Skeleton className="h-65" /> },
);
