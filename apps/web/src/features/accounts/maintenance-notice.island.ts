import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** Hardly ever there, so its code is not in the page's. The server renders it with the page. */
export const MaintenanceNotice = lazyIsland(
	() => import("./maintenance-notice.tsx"),
	(module) => module.MaintenanceNotice,
	{ isQuiet: true },
);
