import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** Rarely shown, so its code is not part of the page's. The server renders it with the page. */
export const MaintenanceNotice = lazyIsland(
	() => import("./maintenance-notice.tsx"),
	(module) => module.MaintenanceNotice,
	{ isQuiet: true },
);
