import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { openPlayerOrGuest } from "../guests/open-guest.ts";
import { choiceOfRun, contentOfRun } from "./content-of-run.ts";
import type { DuelContent } from "./duel-content.ts";
import { freshContent } from "./fresh-content.ts";
import { insertChallenge } from "./insert-challenge.ts";
import { requireChallengeable, requireFriendsAccess } from "./require-challengeable.ts";
import { takeChallenge } from "./take-challenge.ts";

/**
 * Challenges a friend or, by link, anybody; a visitor does so by link, and gets a cookie by which their side is known. A ghost duel of one's own run has that run's cards; all others have new ones.
 *
 * @throws AppError 401 for a visitor who names a friend or a run; 400 for oneself; 403 for whoever is no friend, or has no access to a custom game, and for a disabled game; 404 for a
 * run, user or game that is not there; 409 for a game of too few items; 429 after 60 in an hour.
 */
export async function createDuel(
	ctx: Ctx,
	{ source, mode, toUserId }: CreateDuelInput,
): Promise<{ id: string }> {
	if (mode === "live" && toUserId === undefined) throw new AppError("duels/live-friends-only");
	const { kysely: db } = ctx.db;
	if (toUserId !== undefined)
		await requireChallengeable(db, { userId: requirePlayer(ctx).id, toUserId, mode });
	await takeChallenge(ctx);
	const content = await contentOf(ctx, source, mode);
	if (toUserId !== undefined && content.custom_game_id !== null)
		await requireFriendsAccess(ctx, { player: requirePlayer(ctx), toUserId, gameId: content.custom_game_id });
	const id = await ctx.db.transaction(async (tx) =>
		insertChallenge(ctx, tx, {
			mode,
			content,
			from: await openPlayerOrGuest(ctx, tx),
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
