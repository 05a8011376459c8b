import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import type { MenuItem, ProfileTab } from "../../platform/slots.ts";
import { PartSpinner } from "../../ui/spinner.tsx";
import { useSupportCount } from "./use-support-count.ts";

export const supportTab = {
	id: "support",
	label: "Support",
	Content: lazyIsland(
		() => import("./support-tab.tsx"),
		(module) => module.SupportTab,
		{ Waiting: PartSpinner },
	),
	load: ({ utils: { support } }) =>
		Promise.allSettled([support.mine.ensureData(), support.notices.ensureData()]),
	useCount: useSupportCount,
} as const satisfies ProfileTab;

export const supportItem: MenuItem = {
	label: "Support",
	link: { to: "/profile", search: { tab: "support" } },
	useCount: useSupportCount,
};
