import type { Tx } from "@hilo/db/open-database";
import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import type { Ctx } from "../../../platform/context.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import type { Platform } from "../../../platform/platform.ts";
import { refreshInvitations } from "../sharing/refresh-invitations.ts";
import type { LockedGame } from "./moderated.repo.ts";

/** Refreshes lists of games: for everyone if the game is public, else for its creator. */
export function notifyOfGame(
	{ live }: Pick<Ctx, "live">,
	tx: Tx,
	{ privacy, creator_id }: Pick<LockedGame, "privacy" | "creator_id">,
): void {
	const to = isOpenToAll(privacy) ? "everyone" : creator_id === null ? [] : [creator_id];
	notifyAfterCommit({ live }, tx, to, { kind: "games" });
}

/** For a game that appears or disappears; also refreshes its invitations. */
export function notifyOfAppearance(ctx: Platform, tx: Tx, game: LockedGame): void {
	notifyOfGame(ctx, tx, game);
	tx.afterCommit(() => refreshInvitations(ctx, { gameId: game.id }));
}
