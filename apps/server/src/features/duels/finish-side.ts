import type { Tx } from "@hilo/db/open-database";
import type { DuelRow, DuelSideRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { addToRecords } from "./duel-records.ts";
import { endDuel, lockDuel } from "./duels.repo.ts";
import { type EndedPlayer, findEndedOthers } from "./ended-players.repo.ts";
import { findSeat } from "./sides.repo.ts";

type Ended = Pick<DuelSideRow, "duel_id" | "seat" | "user_id" | "status" | "score" | "time_ms">;

/** Saves the results that an ended side brings. With the duel locked, the later of two endings sees the other. */
export async function finishSide(ctx: Pick<Ctx, "clock" | "live">, tx: Tx, ended: Ended): Promise<void> {
	const duel = await lockDuel(tx, ended.duel_id);
	if (!duel) return;
	const others = await findEndedOthers(tx, duel.id, ended.seat);
	await addToRecords(
		tx,
		ended,
		others.filter((other) => !knewCards(duel, other)),
	);
	if (duel.to_user_id !== null && others.length > 0) await endDuel(tx, duel.id, "over", ctx.clock.now());
	const people = [ended.user_id, duel.to_user_id, ...others.map(({ user_id }) => user_id)];
	if (ended.seat !== 1 && others.length === 0) people.push((await findSeat(tx, duel.id, 1))?.user_id ?? null);
	notifyAfterCommit(ctx, tx, people, { kind: "duel", in: duel.id });
	notifyAfterCommit(ctx, tx, people, { kind: "duels" });
}

/** Results don't count if the challenger knew the items: the rematch of a duel against their own ghost. */
function knewCards({ rematch_of }: DuelRow, { seat, joined_at, ended_at }: EndedPlayer): boolean {
	return rematch_of !== null && seat === 1 && ended_at === joined_at;
}
