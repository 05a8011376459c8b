import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** Loaded for players only. */
export const ProfileActions = lazyIsland(
	() => import("./profile-actions.tsx"),
	(module) => module.ProfileActions,
	{ isQuiet: true },
);
