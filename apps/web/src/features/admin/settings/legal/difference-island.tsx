import { lazyIsland } from "../../../../platform/chunks/lazy-island.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";

/** What compares texts comes once there are two of them. */
export const DifferenceIsland = lazyIsland(
	() => import("./difference-list.tsx"),
	(module) => module.DifferenceList,
	{ Waiting: () => <Skeleton className="h-40" /> },
);
