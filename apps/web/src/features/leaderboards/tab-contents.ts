import type { ComponentType } from "react";
import { type Island, lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import { PartSpinner } from "../../ui/spinner.tsx";
import type { BoardTab } from "./leaderboard-search.ts";

const tab = <Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType) =>
	lazyIsland(load, pick, { Waiting: PartSpinner });

/** The server renders the tabs, so that their links work before their code is loaded. */
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
