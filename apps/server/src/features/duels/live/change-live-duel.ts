import type { Tx } from "@hilo/db/open-database";
import type { DuelRow } from "@hilo/db/tables";
import { goneSince, hasAnswered, type LiveDuel, type Seat } from "@hilo/rules/duels/live-duel";
import type { Ctx } from "../../../platform/context.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordAnswers } from "../../progression/answer-counts.ts";
import { addToRecords } from "../duel-records.ts";
import { type PlannedDuel, plannedDuel } from "../planned-duel.ts";
import { findSeat, type SideWithPlayer } from "../sides.repo.ts";
import { liveDuelColumns, liveDuelOf, liveSideColumns } from "./live-duel-columns.ts";
import { saveLiveDuel, saveLiveSide, saveSeenAt } from "./live-duels.repo.ts";

/** Its row is locked, so no other transaction changes the duel or its sides. */
export interface LockedLiveDuel {
	readonly duel: DuelRow;
	readonly rows: readonly [SideWithPlayer, SideWithPlayer];
	readonly planned: PlannedDuel;
	readonly live: LiveDuel;
}

/** Null when the account of either player was deleted. */
export async function lockLiveDuel(
	ctx: Pick<Ctx, "play" | "daily">,
	tx: Tx,
	duel: DuelRow,
): Promise<LockedLiveDuel | null> {
	const rows = [await findSeat(tx, duel.id, 1), await findSeat(tx, duel.id, 2)] as const;
	const [first, second] = rows;
	if (!first || !second) return null;
	const planned = await plannedDuel(ctx, tx, duel);
	return { duel, rows: [first, second], planned, live: liveDuelOf(duel, [first, second]) };
}

/** Saves a live duel and notifies both players of visible changes. @returns the sides as saved. */
export async function saveLiveDuelAndSides(
	ctx: Platform,
	tx: Tx,
	{ duel, rows, planned, live: before }: LockedLiveDuel,
	live: LiveDuel,
	now: number,
): Promise<LockedLiveDuel["rows"]> {
	if (live === before) return rows;
	const newRows = [newRow(live, rows, 0, now), newRow(live, rows, 1, now)] as const;
	if (visibleState(before, now) === visibleState(live, now)) {
		for (const [seat, side] of newRows.entries())
			if (side.seen_at !== rows[seat]?.seen_at) await saveSeenAt(tx, side, side.seen_at);
		return newRows;
	}
	await saveLiveDuel(tx, duel.id, liveDuelColumns(live, now));
	for (const side of newRows) await saveLiveSide(tx, side);
	const userIds = newRows.map(({ user_id }) => user_id);
	if (live.status !== before.status) {
		notifyAfterCommit(ctx, tx, userIds, { kind: "duels" });
		if (live.status === "over") {
			await addToRecords(tx, newRows[0], [newRows[1]]);
			if (planned.pairAt) await recordAnswers(ctx, tx, newRows, planned.pairAt);
		}
	}
	notifyAfterCommit(ctx, tx, userIds, { kind: "duel", in: duel.id });
	return newRows;
}

function newRow(live: LiveDuel, rows: LockedLiveDuel["rows"], seat: Seat, now: number): SideWithPlayer {
	return { ...rows[seat], ...liveSideColumns(live, live.sides[seat], rows[seat].ended_at, now) };
}

/** All that is shown or saved, except the time of the last heartbeat. */
function visibleState(duel: LiveDuel, now: number): string {
	const { status, round, roundStartsAt, sides } = duel;
	const sideStates = sides.map((side) => {
		const { status: state, leftAt, answers, progress } = side;
		return [
			state,
			leftAt,
			goneSince(side, now) !== null,
			hasAnswered(duel, side),
			answers.length,
			progress.round,
		];
	});
	return JSON.stringify([status, round, roundStartsAt, sideStates]);
}
