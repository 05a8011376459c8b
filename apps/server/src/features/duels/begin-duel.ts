import type { Tx } from "@hilo/db/open-database";
import type { DuelRow, DuelSideRow, Queries } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { openRun } from "@hilo/rules/play/engine";
import { isGameId } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { count } from "../analytics/analytics.ts";
import { openPlayerOrGuest } from "../guests/open-guest.ts";
import { refuseDisabledGame } from "../site/game-status.ts";
import { lockDuel } from "./duels.repo.ts";
import { findSeenDuel, type SeenDuel } from "./find-seen-duel.ts";
import { newSide } from "./insert-challenge.ts";
import { LIMITS } from "./limit-challenges.ts";
import { plannedDuel } from "./planned-duel.ts";
import { findRival, isForOwnGhost } from "./read-sides.ts";
import { presentOpen } from "./round.presenter.ts";
import { playedColumns, sideRunOf } from "./side-run.ts";
import { findSidesOf, insertSide, nextSeat, saveSide } from "./sides.repo.ts";

/** Begins or resumes the caller's side. @throws AppError as `findSeenDuel`, 403, 409, `request/too-many`. */
export async function beginDuel(ctx: Ctx, { id }: { id: string }) {
	const seenDuel = await findSeenDuel(ctx, id);
	const { duel, own } = seenDuel;
	const open = own.find(({ status }) => status === "playing");
	if (duel.mode === "live") throw new AppError("duels/not-ready");
	if (open) return readOpenRound(ctx, ctx.db.kysely, duel, open);
	if (duel.status === "declined") throw new AppError("duels/declined");
	if (isGameId(duel.game)) await refuseDisabledGame(ctx, duel.game);
	if (seenDuel.owner === null) await ctx.limits.take(LIMITS.visitors, ctx.address);
	// Outside the transaction, whose pool need not be read in it.
	await plannedDuel(ctx, ctx.db.kysely, duel);
	return ctx.db.transaction(async (tx) => {
		const side = await openSide(ctx, tx, seenDuel);
		return readOpenRound(ctx, tx, duel, side);
	});
}

async function openSide(ctx: Ctx, tx: Tx, { duel, challenger }: SeenDuel): Promise<DuelSideRow> {
	const owner = await openPlayerOrGuest(ctx, tx);
	const locked = await lockDuel(tx, duel.id);
	if (!locked) throw new AppError("duels/no-such-duel");
	if (locked.status === "declined") throw new AppError("duels/declined");
	const own = await findSidesOf(tx, duel.id, owner);
	const playing = own.find(({ status }) => status === "playing");
	if (playing) return playing;
	const now = ctx.clock.now();
	const played = playedColumns(openRun(now), [], now);
	const waiting = own.find(({ status }) => status === "waiting");
	if (!waiting && own.length > 0 && !isForOwnGhost(duel, own)) throw new AppError("duels/over");
	const side = waiting
		? { ...waiting, ...played }
		: newSide(duel.id, await nextSeat(tx, duel.id), owner, played, now);
	if (waiting) await saveSide(tx, waiting, played);
	else await insertSide(tx, side);
	notifyOfBeginning(ctx, tx, duel, [owner.user_id, challenger.user_id]);
	tx.afterCommit(() => count(ctx, { measure: "duels-played" }));
	return side;
}

function notifyOfBeginning(ctx: Ctx, tx: Tx, { id, to_user_id }: DuelRow, userIds: (string | null)[]): void {
	notifyAfterCommit(ctx, tx, [...userIds, to_user_id], { kind: "duel", in: id });
	notifyAfterCommit(ctx, tx, userIds, { kind: "duels" });
}

async function readOpenRound(ctx: Ctx, db: Queries, duel: DuelRow, side: DuelSideRow) {
	const run = sideRunOf(await plannedDuel(ctx, db, duel), side);
	const rival = await findRival(db, duel, side);
	return { id: duel.id, score: side.score, ...presentOpen(run, rival, ctx.clock.now()) };
}

/** The open round of the caller's side of a ghost duel, or null. @throws AppError as `findSeenDuel`. */
export async function currentDuel(ctx: Ctx, { id }: { id: string }) {
	const { duel, own } = await findSeenDuel(ctx, id);
	const side = own.find(({ status }) => status === "playing");
	if (!side || duel.mode === "live") return null;
	return readOpenRound(ctx, ctx.db.kysely, duel, side);
}
