import type { Queries } from "@hilo/db/tables";
import { PLAY_MEASURES } from "@hilo/rules/analytics/measures";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";

/** Counts over a short range of an index. */
export interface DashboardCounts {
	readonly activeUsers: number;
	readonly openReports: number;
	readonly openTickets: number;
	readonly unansweredTickets: number;
}

export interface SiteTotals {
	readonly totalUsers: number;
	readonly totalGames: number;
}

export function countUsersAndGames(db: Queries): Promise<SiteTotals> {
	return db
		.selectNoFrom([
			sql<number>`(select count(*) from users)`.as("totalUsers"),
			sql<number>`(select count(*) from custom_games where removed_at is null)`.as("totalGames"),
		])
		.executeTakeFirstOrThrow();
}

/** @param activeSince epoch ms; users seen since then are active. */
export async function readDashboardCounts(db: Queries, activeSince: number): Promise<DashboardCounts> {
	const { rows } = await sql<DashboardCounts>`select
		(select count(*) from user_activity where last_at > ${activeSince}) as "activeUsers",
		(select count(*) from reports where decision is null) as "openReports",
		(select count(*) from tickets where status in ('open', 'in-progress')) as "openTickets",
		(select count(*) from tickets where waiting_since is not null and status <> 'closed') as "unansweredTickets"
	`.execute(db);
	return rows[0] ?? { activeUsers: 0, openReports: 0, openTickets: 0, unansweredTickets: 0 };
}

/** Counts new accounts from each start to the next, and from the last start on. */
export async function countRegistrations(db: Queries, starts: readonly number[]): Promise<number[]> {
	const ranges = starts.map((start, n) => {
		const end = starts[n + 1] ?? Number.MAX_SAFE_INTEGER;
		return sql`(select count(*) from users where created_at >= ${start} and created_at < ${end})`;
	});
	const { rows } = await sql<{ count: number }>`${sql.join(
		ranges.map((range, n) => sql`select ${sql.lit(n)} as n, ${range} as count`),
		sql` union all `,
	)} order by n`.execute(db);
	return rows.map(({ count }) => count);
}

export interface PlaysOfDay {
	readonly all: number;
	readonly custom: number;
}

/** Days without plays are left out. */
export async function countPlays(db: Queries, since: Day): Promise<Map<Day, PlaysOfDay>> {
	const rows = await db
		.selectFrom("daily_counts")
		.select(["day", "count as plays", "measure"])
		.where("day", ">=", since)
		.where("measure", "in", PLAY_MEASURES)
		.execute();
	const days = new Map<Day, PlaysOfDay>();
	for (const { day, measure, plays } of rows) {
		const { all, custom } = days.get(day) ?? { all: 0, custom: 0 };
		days.set(day, { all: all + plays, custom: custom + (measure === "games-played" ? plays : 0) });
	}
	return days;
}
