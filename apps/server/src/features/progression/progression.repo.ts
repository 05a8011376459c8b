import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { EarnedBadgeRow, Queries, UserRow } from "@hilo/db/tables";
import type { AnswerCount } from "@hilo/rules/knowledge/answer-counts";
import type { BadgeId } from "@hilo/rules/progression/badges";
import type { DailyRecord } from "@hilo/rules/progression/daily-tasks";
import type { RunningStats } from "@hilo/rules/progression/stats";
import { changeUser } from "../users/change-user.ts";

const PLAY_STATISTICS = [
	"games_played",
	"perfect_streak",
	"current_streak",
	"comebacks",
	"fast_answers",
] as const;

/** Locks the row until the transaction ends, so that simultaneous changes are counted one after the other. */
export async function lockStats(tx: Tx, userId: string): Promise<RunningStats> {
	const row = await tx
		.selectFrom("users")
		.select(PLAY_STATISTICS)
		.where("id", "=", userId)
		.$call(lockRows(tx))
		.executeTakeFirst();
	if (!row) throw new Error(`There is no user ${userId}.`);
	return statsOf(row);
}

export async function findStatistics(db: Queries, userId: string): Promise<RunningStats & { xp: number }> {
	const row = await db
		.selectFrom("users")
		.select([...PLAY_STATISTICS, "xp"])
		.where("id", "=", userId)
		.executeTakeFirstOrThrow();
	return { ...statsOf(row), xp: row.xp };
}

function statsOf(row: Pick<UserRow, (typeof PLAY_STATISTICS)[number]>): RunningStats {
	return {
		gamesPlayed: row.games_played,
		perfectStreak: row.perfect_streak,
		currentStreak: row.current_streak,
		comebacks: row.comebacks,
		fastAnswers: row.fast_answers,
	};
}

export async function putStats(tx: Tx, userId: string, stats: RunningStats): Promise<void> {
	await changeUser(tx, userId, {
		games_played: stats.gamesPlayed,
		perfect_streak: stats.perfectStreak,
		current_streak: stats.currentStreak,
		comebacks: stats.comebacks,
		fast_answers: stats.fastAnswers,
	});
}

export async function addXp(tx: Tx, userId: string, xp: number): Promise<void> {
	await changeUser(tx, userId, { xp: (eb) => eb("xp", "+", xp) });
}

/** @param showcase JSON. */
export async function putShowcase(tx: Tx, userId: string, showcase: string | null): Promise<void> {
	await changeUser(tx, userId, { showcase });
}

export function findBadges(db: Queries, userId: string): Promise<EarnedBadgeRow[]> {
	return db
		.selectFrom("earned_badges")
		.selectAll()
		.where("user_id", "=", userId)
		.orderBy("earned_at")
		.orderBy("badge_id")
		.execute();
}

export async function insertBadges(
	tx: Tx,
	userId: string,
	badges: readonly BadgeId[],
	at: number,
): Promise<void> {
	await tx
		.insertInto("earned_badges")
		.values(badges.map((badge_id) => ({ user_id: userId, badge_id, earned_at: at })))
		.onConflict((conflict) => conflict.columns(["user_id", "badge_id"]).doNothing())
		.execute();
}

/** Badges that no answer has announced to their owner yet. */
export async function findUnannounced(db: Queries, userId: string) {
	const badges = await findBadges(db, userId);
	return badges
		.filter((badge) => badge.is_announced === 0)
		.map(({ badge_id, earned_at }) => ({ id: badge_id, at: earned_at }));
}

export async function markAnnounced(tx: Tx, userId: string, badges: readonly BadgeId[]): Promise<void> {
	await tx
		.updateTable("earned_badges")
		.set({ is_announced: 1 })
		.where("user_id", "=", userId)
		.where("badge_id", "in", badges)
		.where("is_announced", "=", 0)
		.execute();
}

/** The tasks as of the last day on which the user did one; null before the first. */
export async function findDailyRecord(db: Queries, userId: string): Promise<DailyRecord | null> {
	const row = await db
		.selectFrom("daily_records")
		.selectAll()
		.where("user_id", "=", userId)
		.executeTakeFirst();
	if (!row) return null;
	const done: DailyRecord["done"] = JSON.parse(row.done);
	return { day: row.day, done, lastComplete: row.last_complete, streak: row.streak };
}

export async function putDailyRecord(tx: Tx, userId: string, record: DailyRecord): Promise<void> {
	const change = {
		day: record.day,
		done: JSON.stringify(record.done),
		last_complete: record.lastComplete,
		streak: record.streak,
	};
	await tx
		.insertInto("daily_records")
		.values({ user_id: userId, ...change })
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
		.execute();
}

/** At most one row for each filter and band of the classic games. */
export function findAnswerCounts(db: Queries, userId: string): Promise<AnswerCount[]> {
	return db
		.selectFrom("answer_counts")
		.select(["game", "label", "closeness", "right_answers as right", "answered"])
		.where("user_id", "=", userId)
		.orderBy("game")
		.orderBy("label")
		.orderBy("closeness")
		.execute();
}

export async function addAnswerCounts(tx: Tx, userId: string, counts: readonly AnswerCount[]): Promise<void> {
	if (counts.length === 0) return;
	await tx
		.insertInto("answer_counts")
		.values(counts.map(({ right, ...count }) => ({ user_id: userId, ...count, right_answers: right })))
		.onConflict((conflict) =>
			conflict.columns(["user_id", "game", "label", "closeness"]).doUpdateSet((eb) => ({
				right_answers: eb("answer_counts.right_answers", "+", eb.ref("excluded.right_answers")),
				answered: eb("answer_counts.answered", "+", eb.ref("excluded.answered")),
			})),
		)
		.execute();
}
