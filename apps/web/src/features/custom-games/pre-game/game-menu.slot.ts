import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { MenuPlace } from "./menu-place.tsx";

/** Loaded after the page, because it is rarely needed first. */
export const GameMenu = lazyIsland(
	() => import("./game-menu.tsx"),
	(module) => module.GameMenu,
	{ Waiting: MenuPlace, isQuiet: true },
);
