import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { FriendsWaiting } from "./friends-waiting.tsx";

/** Not loaded for visitors, who have no friends. */
export const Friends = lazyIsland(
	() => import("./friends.tsx"),
	(module) => module.Friends,
	{ Waiting: FriendsWaiting },
);
export const How = lazyIsland(
	() => import("./how.tsx"),
	(module) => module.How,
);
