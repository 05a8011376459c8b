import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** The buttons on somebody's profile. Their code comes for players only. */
export const ProfileActions = lazyIsland(
	() => import("./profile-actions.tsx"),
	(module) => module.ProfileActions,
	{ isQuiet: true },
);
