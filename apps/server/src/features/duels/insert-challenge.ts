import type { Tx } from "@hilo/db/open-database";
import type { DuelRow, DuelSideRow } from "@hilo/db/tables";
import { countCorrect } from "@hilo/rules/play/answers";
import { ROUND_TIMER_MS } from "@hilo/rules/play/delays";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { newId } from "../../platform/system/ids.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import type { DuelContent, FinishedSide } from "./duel-content.ts";
import { insertDuel } from "./duels.repo.ts";
import { MAX_MS, type PlayedColumns, waitingColumns } from "./side-run.ts";
import { insertSide } from "./sides.repo.ts";

export interface Challenge {
	readonly mode: DuelRow["mode"];
	readonly content: DuelContent;
	readonly from: PlayerOrGuest;
	/** Null for a challenge by link. */
	readonly toUserId: string | null;
	readonly rematchOf: string | null;
}

/** Seat 1 is the challenger's, seat 2 a named friend's. @returns the duel's id. */
export async function insertChallenge(
	ctx: Platform,
	tx: Tx,
	{ mode, content, from, toUserId, rematchOf }: Challenge,
): Promise<string> {
	const now = ctx.clock.now();
	const id = newId();
	const { pool, played, ...terms } = content;
	await insertDuel(tx, {
		id,
		mode,
		...terms,
		timer_ms: clockOf(mode, terms.timer_ms),
		pool_id: pool.id,
		status: "open",
		round: 0,
		round_starts_at: null,
		from_user_id: from.user_id,
		to_user_id: toUserId,
		rematch_of: rematchOf,
		declined_by: null,
		created_at: now,
		ended_at: null,
	});
	const first = played ? endedColumns(played, now) : waitingColumns();
	await insertSide(tx, newSide(id, 1, from, first, now));
	if (toUserId !== null) {
		const named = { user_id: toUserId, guest_id: null };
		await insertSide(tx, newSide(id, 2, named, waitingColumns(), now));
	}
	notifyAfterCommit(ctx, tx, [from.user_id, toUserId], { kind: "duels" });
	return id;
}

/** A live duel always has a timer, so that an opponent can't wait forever for an answer. */
function clockOf(mode: DuelRow["mode"], timerMs: number | null): number | null {
	return mode === "live" && timerMs === 0 ? ROUND_TIMER_MS : timerMs;
}

export function newSide(
	duelId: string,
	seat: number,
	owner: PlayerOrGuest,
	played: PlayedColumns,
	now: number,
): DuelSideRow {
	return { duel_id: duelId, seat, ...owner, ...played, left_at: null, joined_at: now };
}

function endedColumns({ answers, outcome }: FinishedSide, now: number): PlayedColumns {
	return {
		status: "over",
		outcome,
		score: countCorrect(answers),
		round: answers.length,
		round_starts_at: now,
		time_ms: Math.min(
			answers.reduce((sum, { ms }) => sum + ms, 0),
			MAX_MS,
		),
		answers: JSON.stringify(answers),
		seen_at: now,
		ended_at: now,
	};
}
