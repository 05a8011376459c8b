import { lazyIsland } from "../../../../platform/chunks/lazy-island.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";

/** Loads the code that compares texts only when there are two. */
export const DifferenceIsland = lazyIsland(
	() => import("./difference-list.tsx"),
	(module) => module.DifferenceList,
	{ Waiting: () => <Skeleton className="h-40" /> },
);
