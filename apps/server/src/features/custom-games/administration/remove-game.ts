import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../../platform/context.ts";
import { recordAction } from "../../audit/record-action.ts";
import { lockUser } from "../../users/find-user.ts";
import { changeModerated, findCreator, type LockedGame, lockModerated } from "./moderated.repo.ts";
import { notifyOfAppearance } from "./notify-of-game.ts";

/** The caller notifies the creator in the same transaction. @throws AppError 404. */
export async function removeCustomGame(
	ctx: AdminCtx,
	tx: Tx,
	{ gameId, reason }: { readonly gameId: string; readonly reason: string },
): Promise<LockedGame> {
	const game = await lockWithCreator(tx, gameId);
	if (!game || game.removed_at !== null) throw new AppError("custom-games/not-found");
	await changeModerated(tx, gameId, {
		removed_at: ctx.clock.now(),
		removed_by: "administrator",
		removal_reason: reason,
	});
	await recordAction(ctx, tx, {
		action: "game.remove",
		subject: { kind: "game", id: gameId, name: game.name, ownerId: game.creator_id },
		after: { reason },
	});
	notifyOfAppearance(ctx, tx, game);
	return game;
}

/** Locks the user before the game, as ending a run and editing a game do. */
export async function lockWithCreator(tx: Tx, gameId: string): Promise<LockedGame | undefined> {
	const creatorId = (await findCreator(tx, gameId))?.creator_id;
	if (creatorId) await lockUser(tx, creatorId);
	return lockModerated(tx, gameId);
}
