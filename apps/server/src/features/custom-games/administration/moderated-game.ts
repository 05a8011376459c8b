import type { Tx } from "@hilo/db/open-database";
import { REPORTS_TO_HIDE } from "@hilo/rules/custom-games/caps";
import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { AppError } from "@hilo/rules/errors/errors";
import { RESTORABLE_DAYS } from "@hilo/rules/moderation/moderation";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { AdminCtx, Ctx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordAction } from "../../audit/record-action.ts";
import { lockUser } from "../../users/find-user.ts";
import { refreshInvitations } from "../sharing/refresh-invitations.ts";
import { changeModerated, findCreator, type LockedGame, lockModerated } from "./moderated.repo.ts";

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

/**
 * Takes a game out of lists once enough players reported it; links keep working, the site's own games stay listed.
 * Locks before counting, so that the last of concurrent reports sees all others. @returns whether it was hidden now.
 */
export async function hideReported(tx: Tx, gameId: string, count: () => Promise<number>): Promise<boolean> {
	const game = await lockModerated(tx, gameId);
	if (!game || game.removed_at !== null || game.is_hidden === 1 || game.creator_id === null) return false;
	if ((await count()) < REPORTS_TO_HIDE) return false;
	await changeModerated(tx, gameId, { is_hidden: 1 });
	return true;
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

/** Locks the user before the game, as ending a run and editing a game do. */
async function lockWithCreator(tx: Tx, gameId: string): Promise<LockedGame | undefined> {
	const creatorId = (await findCreator(tx, gameId))?.creator_id;
	if (creatorId) await lockUser(tx, creatorId);
	return lockModerated(tx, gameId);
}

/** Refreshes lists of games: for everyone if the game is public, else for its creator. */
function notifyOfGame(
	{ live }: Pick<Ctx, "live">,
	tx: Tx,
	{ privacy, creator_id }: Pick<LockedGame, "privacy" | "creator_id">,
): void {
	const to = isOpenToAll(privacy) ? "everyone" : creator_id === null ? [] : [creator_id];
	notifyAfterCommit({ live }, tx, to, { kind: "games" });
}

/** For a game that appears or disappears; also refreshes its invitations. */
function notifyOfAppearance(ctx: Platform, tx: Tx, game: LockedGame): void {
	notifyOfGame(ctx, tx, game);
	tx.afterCommit(() => refreshInvitations(ctx, { gameId: game.id }));
}
