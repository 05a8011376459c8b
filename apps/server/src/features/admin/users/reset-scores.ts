import type { ResetScoresInput } from "@hilo/rules/admin/admin.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../../platform/context.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import { recordAction } from "../../audit/record-action.ts";
import { deleteCustomScores } from "../../custom-games/play/save-play.ts";
import { notifyAdminClients } from "../../notifications/notify-admins.ts";
import { deleteHighScores } from "../../progression/delete-scores.ts";
import { lockUser } from "../../users/find-user.ts";

/** Removes a player from one classic board, or from all boards, custom ones too. XP and badges stay.
 * @throws AppError 404 for an unknown user. */
export async function resetScores(ctx: AdminCtx, { userId, game }: ResetScoresInput): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const user = await lockUser(tx, userId);
		if (!user) throw new AppError("accounts/user-not-found");
		const scores = await deleteHighScores(ctx, tx, userId, game);
		const customGames = game === "all" ? await deleteCustomScores(tx, userId) : 0;
		await recordAction(ctx, tx, {
			action: "user.reset-scores",
			subject: { kind: "user", id: user.id, name: user.username },
			before: {
				...Object.fromEntries(scores.map(({ game: key, score }) => [key, score])),
				...(customGames > 0 && { customGames }),
			},
			after: { game },
		});
		notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}
