import type { ComponentType } from "react";
import { type Island, lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import { PartSpinner } from "../../ui/spinner.tsx";
import type { BoardTab } from "./leaderboard-search.ts";

const tab = <Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType) =>
	lazyIsland(load, pick, { Waiting: PartSpinner });

/** What the further tabs show. The server draws it: the links in it lead on before its code is there. */
export const TAB_CONTENTS: Readonly<Record<BoardTab, Island<object>>> = {
	custom: tab(
		() => import("./custom-tab.tsx"),
		(module) => module.CustomTab,
	),
	creators: tab(
		() => import("./creators-tab.tsx"),
		(module) => module.CreatorsTab,
	),
	popular: tab(
		() => import("./popular-tab.tsx"),
		(module) => module.PopularTab,
	),
};
