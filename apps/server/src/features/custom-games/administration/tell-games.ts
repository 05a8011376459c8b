import type { Tx } from "@hilo/db/open-database";
import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import type { Ctx } from "../../../platform/context.ts";
import { refreshInvitations } from "../sharing/refresh-invitations.ts";
import type { LockedGame } from "./moderated.repo.ts";

/** Refreshes lists that show the game: for all clients, or the creator's alone where the game is not public. */
export function tellOfGame(
	{ live }: Pick<Ctx, "live">,
	tx: Tx,
	{ privacy, creator_id }: Pick<LockedGame, "privacy" | "creator_id">,
): void {
	const to = isOpenToAll(privacy) ? "everyone" : creator_id === null ? [] : [creator_id];
	tx.afterCommit(() => live.tell(to, { kind: "games" }));
}

/** For a game that appears or disappears, which its invitations show as well. */
export function tellOfComing(ctx: Pick<Ctx, "live" | "db" | "background">, tx: Tx, game: LockedGame): void {
	tellOfGame(ctx, tx, game);
	tx.afterCommit(() => refreshInvitations(ctx, { gameId: game.id }));
}
