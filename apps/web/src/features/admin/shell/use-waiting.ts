import { trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import type { Address } from "./sections.ts";

const POLL_MS = 60_000;

/** The statistics of the dashboard, which all pages of the area keep up to date. */
export function useDashboard() {
	return trpc.admin.dashboard.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
}

/** How many tickets and reports wait for an administrator, by the address of their page. */
export function useWaiting(): Partial<Record<Address, number>> {
	const attention = useDashboard().data?.attention;
	if (!attention) return {};
	const { unansweredTickets, openReports } = attention;
	return { "/admin/support": unansweredTickets, "/admin/support/reports": openReports };
}
