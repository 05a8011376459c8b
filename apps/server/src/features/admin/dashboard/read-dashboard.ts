import { type Day, dayAt, startOfDay } from "@hilo/rules/progression/site-day";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { AdminCtx, Ctx } from "../../../platform/context.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
	countPlays,
	countRegistrations,
	countUsersAndGames,
	readDashboardCounts,
	type SiteTotals,
} from "./dashboard.repo.ts";

const DAYS_SHOWN = 14;

export async function readDashboard(ctx: AdminCtx) {
	const db = ctx.db.kysely;
	const days = lastDays(ctx);
	const starts = days.map(({ start }) => start);
	const totals = await siteTotals(ctx);
	const { activeUsers, openReports, openTickets, unansweredTickets } = await readDashboardCounts(
		db,
		ctx.clock.now() - DAY_MS,
	);
	const registered = await countRegistrations(db, starts);
	const played = await countPlays(db, days[0]?.day ?? "");
	return {
		...totals,
		activeUsers,
		newUsersToday: registered.at(-1) ?? 0,
		/** The last 14 days in the site's time zone, today last. */
		registrations: days.map(({ day }, n) => ({ day, count: registered[n] ?? 0 })),
		plays: days.map(({ day }) => ({ day, count: played.get(day)?.all ?? 0 })),
		customPlays: days.map(({ day }) => ({ day, count: played.get(day)?.custom ?? 0 })),
		attention: { openReports, openTickets, unansweredTickets },
	};
}

/** Only the cheap part of the dashboard. */
export async function dashboardStats(ctx: AdminCtx) {
	const now = ctx.clock.now();
	const totals = await siteTotals(ctx);
	const { activeUsers } = await readDashboardCounts(ctx.db.kysely, now - DAY_MS);
	const midnight = startOfDay(now, ctx.settings.siteTimeZone);
	const [newUsersToday = 0] = await countRegistrations(ctx.db.kysely, [midnight]);
	return { ...totals, activeUsers, newUsersToday };
}

function siteTotals(ctx: Ctx): Promise<SiteTotals> {
	const cache = ctx.caches.get<SiteTotals>("siteTotals");
	return cache.forceFetch("all", { context: () => countUsersAndGames(ctx.db.kysely) });
}

function lastDays({ clock, settings }: Platform): { day: Day; start: number }[] {
	const days: { day: Day; start: number }[] = [];
	let at = clock.now();
	for (let n = 0; n < DAYS_SHOWN; n++) {
		const start = startOfDay(at, settings.siteTimeZone);
		days.unshift({ day: dayAt(start, settings.siteTimeZone), start });
		at = start - 1;
	}
	return days;
}
