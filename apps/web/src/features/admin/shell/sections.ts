import type { LinkProps } from "@tanstack/react-router";

export type Address = NonNullable<LinkProps["to"]>;

export interface Tab {
	readonly label: string;
	readonly to: Address;
}

interface Section extends Tab {
	/** The section's pages if there are several. The first has the section's own address. */
	readonly tabs?: readonly Tab[];
}

/** In the order of the sidebar. */
export const SECTIONS = {
	dashboard: { label: "Dashboard", to: "/admin" },
	users: { label: "Users", to: "/admin/users" },
	games: {
		label: "Games",
		to: "/admin/games",
		tabs: [
			{ label: "Classic", to: "/admin/games" },
			{ label: "Custom", to: "/admin/games/custom" },
		],
	},
	analytics: { label: "Analytics", to: "/admin/analytics" },
	support: {
		label: "Support",
		to: "/admin/support",
		tabs: [
			{ label: "Tickets", to: "/admin/support" },
			{ label: "Reports", to: "/admin/support/reports" },
		],
	},
	settings: {
		label: "Settings",
		to: "/admin/settings",
		tabs: [
			{ label: "Site", to: "/admin/settings" },
			{ label: "Legal texts", to: "/admin/settings/legal" },
			{ label: "Recent updates", to: "/admin/settings/updates" },
			{ label: "Audit log", to: "/admin/settings/audit" },
		],
	},
} as const satisfies Readonly<Record<string, Section>>;

export type SectionId = keyof typeof SECTIONS;
