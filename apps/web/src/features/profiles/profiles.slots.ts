import { lazyRouteComponent } from "@tanstack/react-router";
import type { MenuItem, ProfileTab } from "../../platform/slots.ts";

export const overviewTab = {
	id: "overview",
	label: "Overview",
	Content: lazyRouteComponent(() => import("./overview-tab.tsx"), "OverviewTab"),
	load: ({ utils }) => utils.progression.today.ensureData(),
} as const satisfies ProfileTab;

export const profileItem: MenuItem = { label: "Profile", link: { to: "/profile" } };
