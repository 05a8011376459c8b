import type { LinkProps } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";

export type Address = NonNullable<LinkProps["to"]>;

interface Tab {
	readonly label: string;
	readonly to: Address;
}

interface Section extends Tab {
	/** The path of its drawing. */
	readonly icon: string;
	/** The section's pages if there are several. The first has the section's own address. */
	readonly tabs?: readonly Tab[];
}

/** In the order of the sidebar. */
export const SECTIONS: readonly Section[] = [
	{ label: "Dashboard", to: "/admin", icon: "M4 4h7v9H4zm9 0h7v5h-7zm0 7h7v9h-7zm-9 4h7v5H4z" },
	{
		label: "Users",
		to: "/admin/users",
		icon: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0",
	},
	{
		label: "Games",
		to: "/admin/games",
		icon: "M12 4v16M3 5h6v14H3zm12 0h6v14h-6z",
		tabs: [
			{ label: "Classic", to: "/admin/games" },
			{ label: "Custom", to: "/admin/games/custom" },
		],
	},
	{ label: "Analytics", to: "/admin/analytics", icon: "M5 20v-7m7 7V4m7 16v-4" },
	{
		label: "Support",
		to: "/admin/support",
		icon: "M4 5h16v11h-9l-4 4v-4H4z",
		tabs: [
			{ label: "Tickets", to: "/admin/support" },
			{ label: "Reports", to: "/admin/support/reports" },
			{ label: "Numbers", to: "/admin/support/numbers" },
		],
	},
	{
		label: "Settings",
		to: "/admin/settings",
		icon: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
		tabs: [
			{ label: "Site", to: "/admin/settings" },
			{ label: "Legal texts", to: "/admin/settings/legal" },
			{ label: "Recent updates", to: "/admin/settings/updates" },
			{ label: "API tokens", to: "/admin/settings/tokens" },
			{ label: "Audit log", to: "/admin/settings/audit" },
		],
	},
];

const POLL_MS = 60_000;

/** The statistics of the dashboard, which all pages of the area keep up to date. */
export function useDashboard() {
	return trpc.admin.dashboard.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
}

/** How many tickets, reports and numbers wait for an administrator, by the address of their page. */
export function useWaiting(): Partial<Record<Address, number>> {
	const attention = useDashboard().data?.attention;
	const numbers = trpc.corrections.queue.useQuery({}, { refetchInterval: usePollInterval(POLL_MS) }).data;
	return {
		...(attention && {
			"/admin/support": attention.unansweredTickets,
			"/admin/support/reports": attention.openReports,
		}),
		...(numbers && { "/admin/support/numbers": numbers.open }),
	};
}
