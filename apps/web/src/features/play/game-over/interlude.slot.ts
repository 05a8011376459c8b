import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** What stands before a game goes on. Few ever see it, and its code is fetched by those only. */
export const Interlude = lazyIsland(
	() => import("./interlude.tsx"),
	(module) => module.Interlude,
);
