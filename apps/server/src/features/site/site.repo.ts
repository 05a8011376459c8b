import type { Tx } from "@hilo/db/open-database";
import type { Queries, Tables } from "@hilo/db/tables";
import { PLAY_MEASURES } from "@hilo/rules/analytics/measures";
import type { GameKey } from "@hilo/rules/play/games";
import { sql, type Updateable } from "kysely";

export function findOverrides(db: Queries) {
	return db.selectFrom("game_overrides").selectAll().execute();
}

export async function isKeyDisabled(db: Queries, key: GameKey): Promise<boolean> {
	const row = await db
		.selectFrom("game_overrides")
		.select("is_disabled")
		.where("game_key", "=", key)
		.executeTakeFirst();
	return row?.is_disabled === 1;
}

export async function saveOverride(
	tx: Tx,
	key: GameKey,
	change: Omit<Updateable<Tables["game_overrides"]>, "game_key">,
): Promise<void> {
	await tx
		.insertInto("game_overrides")
		.values({ game_key: key, name: null, description: null, ...change })
		.onConflict((conflict) => conflict.column("game_key").doUpdateSet(change))
		.execute();
}

export interface Counts {
	readonly users: number;
	readonly administrators: number;
	/** Not expired; a user may have several. */
	readonly sessions: number;
	readonly finishedRuns: number;
	readonly openRuns: number;
	readonly guesses: number;
	/** Of all kinds of games since midnight in the site's time zone, visitors' included. */
	readonly playsToday: number;
	readonly highScores: number;
}

/** `now`: epoch milliseconds; `day`: in the site's time zone. */
export async function countEverything(
	db: Queries,
	{ now, day }: { now: number; day: string },
): Promise<Counts> {
	const { rows } = await sql<Counts>`select
		(select count(*) from users) as "users",
		(select count(*) from users where is_admin = 1) as "administrators",
		(select count(*) from sessions where expires_at > ${now}) as "sessions",
		(select count(*) from runs where status = 'over') as "finishedRuns",
		(select count(*) from runs where status = 'playing') as "openRuns",
		(select count(*) from moves) as "guesses",
		(select coalesce(sum(count), 0) from daily_counts where day = ${day}
			and measure in (${sql.join(PLAY_MEASURES)})) as "playsToday",
		(select count(*) from high_scores) as "highScores"`.execute(db);
	if (!rows[0]) throw new Error("a select without a table gave no row");
	return rows[0];
}
