import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import type { ProfileTab } from "../../platform/slots.ts";
import { PartSpinner } from "../../ui/spinner.tsx";

export const settingsTab = {
	id: "settings",
	label: "Settings",
	Content: lazyIsland(
		() => import("./settings/settings-tab.tsx"),
		(module) => module.SettingsTab,
		{ Waiting: PartSpinner },
	),
} as const satisfies ProfileTab;
