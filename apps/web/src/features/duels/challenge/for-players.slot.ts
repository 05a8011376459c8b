import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { FriendsWaiting } from "./friends-waiting.tsx";

/** What visitors don't have is not fetched for them. */
export const Friends = lazyIsland(
	() => import("./friends.tsx"),
	(module) => module.Friends,
	{ Waiting: FriendsWaiting },
);
export const How = lazyIsland(
	() => import("./how.tsx"),
	(module) => module.How,
);
