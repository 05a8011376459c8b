import type { InviteFriendInput } from "@hilo/rules/custom-games/sharing.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { hasGames } from "./invitations.repo.ts";
import { invite } from "./invite.ts";

/** @throws AppError 400 without a game, with another message for a player who has none; else as `invite`. */
export async function inviteFriend(ctx: Ctx, { userId, gameId, message }: InviteFriendInput): Promise<void> {
	const player = requirePlayer(ctx);
	if (gameId === undefined) {
		const hasSome = await hasGames(ctx.db.kysely, player.id);
		throw new AppError(hasSome ? "play/game-missing" : "custom-games/none-to-invite-to");
	}
	await invite(ctx, { id: gameId, userIds: [userId], emails: [], message });
}
