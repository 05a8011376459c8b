import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { openPlayerOrGuest } from "../guests/open-guest.ts";
import { contentOfRun, gameAndFilterOfRun } from "./content-of-run.ts";
import type { DuelContent } from "./duel-content.ts";
import { freshContent } from "./fresh-content.ts";
import { insertChallenge } from "./insert-challenge.ts";
import { limitChallenges } from "./limit-challenges.ts";
import { requireChallengeable, requireFriendsAccess } from "./require-challengeable.ts";

/** A duel of a run has its items, all others new ones. @throws AppError 400, 401, 403, 404, 409, 429. */
export async function createDuel(
	ctx: Ctx,
	{ source, mode, toUserId }: CreateDuelInput,
): Promise<{ id: string }> {
	if (mode === "live" && toUserId === undefined) throw new AppError("duels/live-friends-only");
	const { kysely: db } = ctx.db;
	if (toUserId !== undefined)
		await requireChallengeable(db, { userId: requirePlayer(ctx).id, toUserId, mode });
	await limitChallenges(ctx);
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

/** A live duel of a run gets new items, because one of the two has seen the run's. */
async function contentOf(
	ctx: Ctx,
	source: CreateDuelInput["source"],
	mode: CreateDuelInput["mode"],
): Promise<DuelContent> {
	if (source.kind !== "run") return freshContent(ctx, source);
	if (mode === "ghost") return contentOfRun(ctx, source.runId);
	return freshContent(ctx, await gameAndFilterOfRun(ctx, source.runId));
}
