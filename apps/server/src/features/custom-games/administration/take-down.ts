import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requireAdmin } from "../../../platform/context.ts";
import { recordAction } from "../../audit/record-action.ts";
import { lockUser } from "../../users/find-user.ts";
import { deleteWords } from "../words.repo.ts";
import { changeModerated, findCreator, type LockedGame, lockModerated } from "./moderated.repo.ts";
import { notifyOfAppearance } from "./notify-of-game.ts";

/**
 * Removes a game as if its creator had deleted it, but so that it can be restored (D60). The creator is still to be told, in the same
 * transaction.
 *
 * @throws AppError 401; 403 for all but administrators; 404 for a game that is gone.
 */
export async function takeDown(
	ctx: Ctx,
	tx: Tx,
	{ gameId, reason }: { readonly gameId: string; readonly reason: string },
): Promise<LockedGame> {
	requireAdmin(ctx);
	const game = await lockWithCreator(tx, gameId);
	if (!game || game.removed_at !== null) throw new AppError("custom-games/not-found");
	await changeModerated(tx, gameId, {
		removed_at: ctx.clock.now(),
		removed_by: "administrator",
		removal_reason: reason,
	});
	await deleteWords(tx, gameId);
	await recordAction(ctx, tx, {
		action: "game.remove",
		subject: { kind: "game", id: gameId, name: game.name, ownerId: game.creator_id },
		after: { reason },
	});
	notifyOfAppearance(ctx, tx, game);
	return game;
}

/** Runs that end, and changes of a game, hold the user before the game as well. */
export async function lockWithCreator(tx: Tx, gameId: string): Promise<LockedGame | undefined> {
	const creatorId = (await findCreator(tx, gameId))?.creator_id;
	if (creatorId) await lockUser(tx, creatorId);
	return lockModerated(tx, gameId);
}
