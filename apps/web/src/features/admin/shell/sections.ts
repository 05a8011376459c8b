import type { LinkProps } from "@tanstack/react-router";

/** An address that the router knows. */
export type Address = NonNullable<LinkProps["to"]>;

export interface Tab {
	readonly label: string;
	readonly to: Address;
}

interface Section extends Tab {
	/** Its pages, where it has more than one. The first stands at the section's own address. */
	readonly tabs?: readonly Tab[];
}

/** The sections of the administrators' area, as the sidebar lists them (games.md, section 2). */
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
