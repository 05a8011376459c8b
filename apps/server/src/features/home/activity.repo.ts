import type { Queries } from "@hilo/db/tables";
import { PLAY_MEASURES } from "@hilo/rules/analytics/measures";
import { PRESENCE_TIMEOUT_MS } from "@hilo/rules/presence/presence";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";

/** How old a visitor's open round may be: longer than any clock, shorter than a break. */
const ROUND_AGE_MS = 5 * 60_000;

interface Counted {
	/** Epoch ms. */
	readonly now: number;
	/** In the site's time zone. */
	readonly day: Day;
}

/**
 * Players who are here and not away, and visitors in a deck or duel; what visitors play in their browsers alone is
 * unknown. Each part reads an index of rows that are open or recent.
 */
export async function countActivity(db: Queries, { now, day }: Counted) {
	const since = now - ROUND_AGE_MS;
	const { rows } = await sql<Record<"players" | "decks" | "duels" | "runs", number | null>>`select
		(select count(*) from presences where status in ('online', 'busy')
			and last_seen_at > ${now - PRESENCE_TIMEOUT_MS} and last_seen_at < ${now + PRESENCE_TIMEOUT_MS}) as players,
		(select count(*) from daily_runs where status = 'playing' and closes_at > ${now}
			and guest_id is not null and round_starts_at > ${since}) as decks,
		(select count(*) from duel_sides where status = 'playing'
			and guest_id is not null and round_starts_at > ${since}) as duels,
		(select sum(count) from daily_counts where day = ${day}
			and measure in (${sql.join(PLAY_MEASURES)})) as runs`.execute(db);
	const [row] = rows;
	return {
		playing: (row?.players ?? 0) + (row?.decks ?? 0) + (row?.duels ?? 0),
		runsToday: row?.runs ?? 0,
	};
}
