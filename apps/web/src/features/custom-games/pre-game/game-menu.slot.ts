import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { MenuPlace } from "./menu-place.tsx";

/** The three dots beside the buttons. Nobody needs them first. */
export const GameMenu = lazyIsland(
	() => import("./game-menu.tsx"),
	(module) => module.GameMenu,
	{ Waiting: MenuPlace, isQuiet: true },
);
