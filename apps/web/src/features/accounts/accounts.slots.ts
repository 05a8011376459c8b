import { lazyRouteComponent } from "@tanstack/react-router";
import type { ProfileTab } from "../../platform/slots.ts";

export const settingsTab = {
	id: "settings",
	label: "Settings",
	Content: lazyRouteComponent(() => import("./settings/settings-tab.tsx"), "SettingsTab"),
} as const satisfies ProfileTab;
