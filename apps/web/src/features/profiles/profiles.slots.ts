import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import type { MenuItem, ProfileTab } from "../../platform/slots.ts";
import { PartSpinner } from "../../ui/spinner.tsx";

export const overviewTab = {
	id: "overview",
	label: "Overview",
	Content: lazyIsland(
		() => import("./overview-tab.tsx"),
		(module) => module.OverviewTab,
		{ Waiting: PartSpinner },
	),
	load: ({ utils }) => utils.progression.today.ensureData(),
} as const satisfies ProfileTab;

export const profileItem: MenuItem = { label: "Profile", link: { to: "/profile" } };
