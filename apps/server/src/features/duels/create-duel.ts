import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { choiceOfRun, contentOfRun } from "./content-of-run.ts";
import type { DuelContent } from "./duel-content.ts";
import { LIMITS } from "./duels.limits.ts";
import { freshContent } from "./fresh-content.ts";
import { insertChallenge } from "./insert-challenge.ts";
import { requireChallengeable, requireFriendsAccess } from "./require-challengeable.ts";

/**
 * Challenges a friend or, by link, anybody. A ghost duel of one's own run has that run's cards; all others have new ones.
 *
 * @throws AppError 401; 400 for oneself; 403 for whoever is no friend, or has no access to a custom game, and for a disabled game; 404 for a
 * run, user or game that is not there; 409 for a game of too few items; 429 after 60 in an hour.
 */
export async function createDuel(
	ctx: Ctx,
	{ source, mode, toUserId }: CreateDuelInput,
): Promise<{ id: string }> {
	const player = requirePlayer(ctx);
	if (mode === "live" && toUserId === undefined) throw new AppError("duels/live-friends-only");
	if (toUserId !== undefined)
		await requireChallengeable(ctx.db.kysely, { userId: player.id, toUserId, mode });
	await ctx.rateLimits.take(LIMITS.challenges, player.id);
	const content = await contentOf(ctx, source, mode);
	if (toUserId !== undefined && content.custom_game_id !== null)
		await requireFriendsAccess(ctx, { player, toUserId, gameId: content.custom_game_id });
	const id = await ctx.db.transaction((tx) =>
		insertChallenge(ctx, tx, {
			mode,
			content,
			from: { user_id: player.id, guest_id: null },
			toUserId: toUserId ?? null,
			rematchOf: null,
		}),
	);
	return { id };
}

/** Nobody has seen the cards of a live duel before. */
async function contentOf(
	ctx: Ctx,
	source: CreateDuelInput["source"],
	mode: CreateDuelInput["mode"],
): Promise<DuelContent> {
	if (source.kind !== "run") return freshContent(ctx, source);
	if (mode === "ghost") return contentOfRun(ctx, source.runId);
	return freshContent(ctx, await choiceOfRun(ctx, source.runId));
}
