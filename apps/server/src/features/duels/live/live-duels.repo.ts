import type { Tx } from "@hilo/db/open-database";
import type { DuelRow, DuelSideRow, Queries } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";
import type { LiveDuelColumns, LiveSideColumns } from "./live-duel-columns.ts";

// Literals, because a partial index is used only if the query's text contains its condition.

const IS_LIVE_DUEL = sql<SqlBool>`duels.mode = 'live' and duels.status in ('open', 'playing')`;

export async function saveLiveDuel(tx: Tx, id: string, columns: LiveDuelColumns): Promise<void> {
	await tx.updateTable("duels").set(columns).where("id", "=", id).execute();
}

export async function saveLiveSide(
	tx: Tx,
	{ duel_id, seat, ...side }: Pick<DuelSideRow, "duel_id" | "seat"> & LiveSideColumns,
): Promise<void> {
	const { status, outcome, score, round, round_starts_at, time_ms, answers, seen_at, left_at, ended_at } =
		side;
	await tx
		.updateTable("duel_sides")
		.set({ status, outcome, score, round, round_starts_at, time_ms, answers, seen_at, left_at, ended_at })
		.where("duel_id", "=", duel_id)
		.where("seat", "=", seat)
		.execute();
}

/** Most heartbeats change nothing else. */
export async function saveSeenAt(
	tx: Tx,
	{ duel_id, seat }: Pick<DuelSideRow, "duel_id" | "seat">,
	seenAt: number,
): Promise<void> {
	await tx
		.updateTable("duel_sides")
		.set({ seen_at: seenAt })
		.where("duel_id", "=", duel_id)
		.where("seat", "=", seat)
		.execute();
}

interface Unattended {
	readonly lobbyBefore: number;
	readonly silentBefore: number;
	readonly limit: number;
	readonly offset: number;
}

/** Old lobbies, and games with a page that left or is silent. In others, the heartbeats do what is due. */
export function findUnattended(
	db: Queries,
	{ lobbyBefore, silentBefore, limit, offset }: Unattended,
): Promise<DuelRow[]> {
	return db
		.selectFrom("duels")
		.selectAll()
		.where(IS_LIVE_DUEL)
		.where((eb) =>
			eb.or([
				eb.and([eb("duels.status", "=", "open"), eb("duels.created_at", "<=", lobbyBefore)]),
				eb.and([
					eb("duels.status", "=", "playing"),
					eb.exists(
						eb
							.selectFrom("duel_sides")
							.select("duel_sides.seat")
							.whereRef("duel_sides.duel_id", "=", "duels.id")
							.where((side) =>
								side.or([side("seen_at", "<", silentBefore), side("left_at", "is not", null)]),
							),
					),
				]),
			]),
		)
		.orderBy("duels.created_at")
		.orderBy("duels.id")
		.limit(limit)
		.offset(offset)
		.execute();
}

/** Moves the start of every open live round to `at`; until then both players count as present. */
export async function restartLiveDuelClocks(tx: Tx, at: number): Promise<void> {
	const live = tx.selectFrom("duels").select("duels.id").where(IS_LIVE_DUEL);
	await tx
		.updateTable("duel_sides")
		.set({ seen_at: at, left_at: null })
		.where("duel_id", "in", live)
		.where("seen_at", ">", 0)
		.where("seen_at", "<", at)
		.execute();
	await tx
		.updateTable("duel_sides")
		.set({ round_starts_at: at })
		.where("duel_id", "in", live)
		.where("round_starts_at", "<", at)
		.execute();
	await tx
		.updateTable("duels")
		.set({ round_starts_at: at })
		.where(IS_LIVE_DUEL)
		.where("round_starts_at", "<", at)
		.execute();
}
