import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { HighScoreRow } from "@hilo/db/tables";
import type { PassingPeriod } from "@hilo/rules/leaderboards/periods";
import type { GameKey } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { IS_LEAVING, IS_SUSPENDED } from "../users/visible-users.ts";
import type { BoardName } from "./leaderboards.repo.ts";

/** How many visible players are ahead of a player, and on the board. */
export interface PlaceCounts {
	readonly before: number;
	readonly all: number;
}

type OfAll = { gameKey: GameKey };
type OfPeriod = OfAll & { period: PassingPeriod; starts: Day };

const ownScore = prepared((db, param: Param<OfAll & { userId: string }>) =>
	db
		.selectFrom("high_scores")
		.select(["user_id", "game_key", "score", "selected_feature", "verified", "achieved_at"])
		.where("user_id", "=", param("userId"))
		.where("game_key", "=", param("gameKey")),
);

const ownScoreOfPeriod = prepared((db, param: Param<OfPeriod & { userId: string }>) =>
	db
		.selectFrom("period_scores")
		.select(["user_id", "game_key", "score", "selected_feature", "verified", "achieved_at"])
		.where("user_id", "=", param("userId"))
		.where("game_key", "=", param("gameKey"))
		.where("period", "=", param("period"))
		.where("starts", "=", param("starts")),
);

/** Bucket widths of the counts (migration 0013-board-ranks), so that few numbers are added at any number of rows. */
const PLACE_UNIT = 2 ** 7;
const TIME_UNIT = 2 ** 6;
const SECONDS_UNIT = 2 ** 20;

interface Buckets {
	board: string;
	place: number;
	/** The place in units of 128 and of 16,384. */
	place7: number;
	place14: number;
	/** The time in units of 2^20, 2^26 and 2^32 ms. */
	time20: number;
	time26: number;
	time32: number;
}

function bucketsOf(board: string, row: HighScoreRow): Buckets {
	const place = row.score * 2 + row.verified;
	const time20 = Math.floor(row.achieved_at / SECONDS_UNIT);
	const time26 = Math.floor(time20 / TIME_UNIT);
	const place7 = Math.floor(place / PLACE_UNIT);
	return {
		board,
		place,
		place7,
		place14: Math.floor(place7 / PLACE_UNIT),
		time20,
		time26,
		time32: Math.floor(time26 / TIME_UNIT),
	};
}

type Own = Buckets & { userId: string; score: number; verified: number; at: number; since: number };
type Ref = <K extends keyof (Own & OfPeriod)>(name: K) => RawBuilder<unknown>;

/** Sums the counts of better buckets; the rows of the last bucket are counted one by one. */
function placeCounts(table: string, isBoard: RawBuilder<SqlBool>, p: Ref) {
	const scores = (unit: number, range: RawBuilder<unknown>) =>
		sql`(select coalesce(sum(count), 0) from score_counts where board = ${p("board")} and unit = ${sql.lit(unit)} and ${range})`;
	const times = (unit: number, range: RawBuilder<unknown>) =>
		sql`(select coalesce(sum(count), 0) from time_counts where board = ${p("board")} and place = ${p("place")}
			and unit = ${sql.lit(unit)} and ${range})`;
	const rows = sql.table(table);
	const isBefore = sql`(${rows}.score > ${p("score")} or (${rows}.score = ${p("score")} and (${rows}.verified > ${p("verified")}
		or (${rows}.verified = ${p("verified")} and (${rows}.achieved_at < ${p("at")}
			or (${rows}.achieved_at = ${p("at")} and ${rows}.user_id < ${p("userId")}))))))`;
	// `cross join` makes SQLite begin with the small table.
	const hidden = (what: RawBuilder<unknown>, which: RawBuilder<SqlBool>) =>
		sql`(select ${what} from users cross join ${rows} where ${which} and ${rows}.user_id = users.id and ${isBoard})`;
	const suspended = sql<SqlBool>`${IS_SUSPENDED} and users.deletion_due_at is null`;
	const count = sql`count(*)`;
	const countBefore = sql`count(case when ${isBefore} then 1 end)`;
	return {
		all: sql<number>`${scores(14, sql`bucket >= 0`)} - ${hidden(count, IS_LEAVING)} - ${hidden(count, suspended)}`,
		before: sql<number>`${scores(14, sql`bucket > ${p("place14")}`)}
			+ ${scores(7, sql`bucket > ${p("place7")} and bucket < (${p("place14")} + 1) * ${sql.lit(PLACE_UNIT)}`)}
			+ ${scores(0, sql`bucket > ${p("place")} and bucket < (${p("place7")} + 1) * ${sql.lit(PLACE_UNIT)}`)}
			+ ${times(32, sql`bucket < ${p("time32")}`)}
			+ ${times(26, sql`bucket < ${p("time26")} and bucket >= ${p("time32")} * ${sql.lit(TIME_UNIT)}`)}
			+ ${times(20, sql`bucket < ${p("time20")} and bucket >= ${p("time26")} * ${sql.lit(TIME_UNIT)}`)}
			+ (select count(*) from ${rows} where ${isBoard} and score = ${p("score")} and verified = ${p("verified")}
				and achieved_at >= ${p("since")} and achieved_at <= ${p("at")}
				and (achieved_at < ${p("at")} or user_id < ${p("userId")}))
			- ${hidden(countBefore, IS_LEAVING)} - ${hidden(countBefore, suspended)}`,
	};
}

const placeOfAll = prepared((db, param: Param<Own & OfAll>) => {
	const p: Ref = (name) => sql`${param(name as keyof (Own & OfAll))}`;
	const { all, before } = placeCounts("high_scores", sql`high_scores.game_key = ${p("gameKey")}`, p);
	return db.selectNoFrom([all.as("all"), before.as("before")]);
});

const placeOfPeriod = prepared((db, param: Param<Own & OfPeriod>) => {
	const p: Ref = (name) => sql`${param(name)}`;
	const isBoard = sql<SqlBool>`period_scores.game_key = ${p("gameKey")} and period_scores.period = ${p("period")}
		and period_scores.starts = ${p("starts")}`;
	const { all, before } = placeCounts("period_scores", isBoard, p);
	return db.selectNoFrom([all.as("all"), before.as("before")]);
});

export function findOwnScore(db: Queries, { gameKey, within }: BoardName, userId: string) {
	return within
		? ownScoreOfPeriod.first(db, { gameKey, ...within, userId })
		: ownScore.first(db, { gameKey, userId });
}

/** Counts visible players only. What it reads is bounded, see docs/decisions/own-rank.md. */
export async function findPlaceCounts(
	db: Queries,
	{ gameKey, within }: BoardName,
	row: HighScoreRow,
): Promise<PlaceCounts> {
	const board = within ? `${gameKey} ${within.period} ${within.starts}` : gameKey;
	const buckets = bucketsOf(board, row);
	const { user_id: userId, score, verified, achieved_at: at } = row;
	const own = { ...buckets, userId, score, verified, at, since: buckets.time20 * SECONDS_UNIT, gameKey };
	const found = within
		? await placeOfPeriod.first(db, { ...own, ...within })
		: await placeOfAll.first(db, own);
	return { before: Number(found?.before ?? 0), all: Number(found?.all ?? 0) };
}
