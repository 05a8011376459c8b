import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import { RESTORABLE_DAYS } from "@hilo/rules/moderation/moderation";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { AdminCtx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { recordAction } from "../../audit/record-action.ts";
import { changeModerated, type LockedGame, lockModerated } from "./moderated.repo.ts";
import { notifyOfAppearance } from "./notify-of-game.ts";
import { lockWithCreator } from "./remove-game.ts";

export function restorableUntil(removedAt: number): number {
	return removedAt + RESTORABLE_DAYS * DAY_MS;
}

/**
 * Restores a removed game with all its plays, and lists it whatever was reported before.
 * @throws AppError 404; 409 where no administrator removed it or the time is over.
 */
export async function restoreCustomGame(ctx: AdminCtx, tx: Tx, gameId: string): Promise<LockedGame> {
	const game = await lockWithCreator(tx, gameId);
	if (!game) throw new AppError("custom-games/not-found");
	const { removed_at, removed_by, removal_reason } = game;
	if (removed_at === null || removed_by !== "administrator" || restorableUntil(removed_at) <= ctx.clock.now())
		throw new AppError("moderation/not-removed");
	await changeModerated(tx, gameId, {
		removed_at: null,
		removed_by: null,
		removal_reason: null,
		is_hidden: 0,
	});
	await recordAction(ctx, tx, {
		action: "game.restore",
		subject: { kind: "game", id: gameId, name: game.name, ownerId: game.creator_id },
		before: { reason: removal_reason, removedAt: isoTime(removed_at) },
	});
	notifyOfAppearance(ctx, tx, game);
	return game;
}

/** Lists a game that reports had hidden; else changes nothing. */
export async function unhideGame(ctx: AdminCtx, tx: Tx, gameId: string): Promise<void> {
	const game = await lockModerated(tx, gameId);
	if (!game || game.removed_at !== null || game.is_hidden === 0) return;
	await changeModerated(tx, gameId, { is_hidden: 0 });
	await recordAction(ctx, tx, {
		action: "game.show",
		subject: { kind: "game", id: gameId, name: game.name, ownerId: game.creator_id },
	});
	notifyOfAppearance(ctx, tx, game);
}
