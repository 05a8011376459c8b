import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import type { ProfileTab } from "../../platform/slots.ts";
import { PartSpinner } from "../../ui/spinner.tsx";

export const badgesTab = {
	id: "badges",
	label: "Badges",
	Content: lazyIsland(
		() => import("./badges-tab.tsx"),
		(module) => module.BadgesTab,
		{ Waiting: PartSpinner },
	),
	load: ({ utils }) => utils.progression.badges.ensureData(),
} as const satisfies ProfileTab;
