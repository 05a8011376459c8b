import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../../platform/context.ts";
import { recordAction } from "../../audit/record-action.ts";
import { changeModerated, lockModerated } from "./moderated.repo.ts";
import { notifyOfGame } from "./notify-of-game.ts";

/** @throws AppError 404; 409 where it is not public, or is hidden by reports. */
export async function featureGame(
	ctx: AdminCtx,
	{ gameId, featured }: { readonly gameId: string; readonly featured: boolean },
): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const game = await lockModerated(tx, gameId);
		if (!game || game.removed_at !== null) throw new AppError("custom-games/not-found");
		if (!isOpenToAll(game.privacy) || (featured && game.is_hidden === 1))
			throw new AppError("moderation/not-public");
		const privacy = featured ? "featured" : "public";
		if (game.privacy === privacy) return;
		await changeModerated(tx, gameId, { privacy });
		await recordAction(ctx, tx, {
			action: featured ? "game.feature" : "game.unfeature",
			subject: { kind: "game", id: gameId, name: game.name, ownerId: game.creator_id },
			before: { privacy: game.privacy },
			after: { privacy },
		});
		notifyOfGame(ctx, tx, game);
	});
}
