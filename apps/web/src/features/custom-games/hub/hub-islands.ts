import type { ComponentType } from "react";
import { type Island, lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { PageSpinner, PartSpinner } from "../../../ui/spinner.tsx";
import type { HubTab } from "./hub-search.ts";

export const GameEditor = lazyIsland(
	() => import("../editor/game-editor.tsx"),
	(module) => module.GameEditor,
	{ Waiting: PageSpinner },
);

const tab = <Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType) =>
	lazyIsland(load, pick, { Waiting: PartSpinner });

/** The server renders the tabs, so that their links work before their code is loaded. */
export const TAB_CONTENTS: Readonly<Record<HubTab | "discover", Island<object>>> = {
	discover: tab(
		() => import("./discover-tab.tsx"),
		(module) => module.DiscoverTab,
	),
	"my-games": tab(
		() => import("../lists/own-games.tsx"),
		(module) => module.OwnGames,
	),
	"shared-with-me": tab(
		() => import("../lists/shared-games.tsx"),
		(module) => module.SharedGames,
	),
	invitations: tab(
		() => import("../lists/invitation-list.tsx"),
		(module) => module.InvitationList,
	),
	leaderboards: tab(
		() => import("./boards-tab.tsx"),
		(module) => module.BoardsTab,
	),
};
