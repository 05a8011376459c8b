import { lazyRouteComponent } from "@tanstack/react-router";
import type { ProfileTab } from "../../platform/slots.ts";

export const badgesTab = {
	id: "badges",
	label: "Badges",
	Content: lazyRouteComponent(() => import("./badges-tab.tsx"), "BadgesTab"),
	load: ({ utils }) => utils.progression.badges.ensureData(),
} as const satisfies ProfileTab;
