import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { findVisibleUser } from "../../users/visible-users.ts";
import { type SeenGame, seenBy, viewerIdOf } from "../find-game.ts";
import type { GameRow } from "../games.repo.ts";
import { findListedOf, findListedOfSite, findOwnGames, findSharedGames } from "./lists.repo.ts";

type Asked = Pick<Ctx, "actor" | "db">;

/** Who the documented calls say has made the site's own games. */
export const SITE_ID = "hilo";

/** More public games of one person are not listed. */
const MAX_OF_CREATOR = 500;

/** Rows that were read for whoever asks, with how they stand to each. */
export function seenByCaller({ actor }: Pick<Ctx, "actor">, rows: readonly GameRow[]): SeenGame[] {
	return rows.map((row) => seenBy(actor, row));
}

/** The signed-in player's own games, the last changed first. @throws AppError 401. */
export async function listOwnGames(ctx: Asked): Promise<SeenGame[]> {
	return seenByCaller(ctx, await findOwnGames(ctx.db.kysely, requirePlayer(ctx).id));
}

/** The games that are shared with the signed-in player, the last shared first. @throws AppError 401. */
export async function listSharedGames(ctx: Asked): Promise<SeenGame[]> {
	const games = seenByCaller(ctx, await findSharedGames(ctx.db.kysely, requirePlayer(ctx).id));
	return games.filter(({ relation }) => relation === "invited");
}

/** Those of somebody's games that everybody may find, the last changed first (D42). @throws AppError 404 for an unknown user. */
export async function listGamesBy(ctx: Asked, { userId }: { readonly userId: string }): Promise<SeenGame[]> {
	const viewerId = viewerIdOf(ctx.actor);
	const db = ctx.db.kysely;
	if (userId === SITE_ID) return seenByCaller(ctx, await findListedOfSite(db, viewerId, MAX_OF_CREATOR));
	if (!(await findVisibleUser(db, userId))) throw new AppError("accounts/user-not-found");
	const creation = { viewerId, creatorId: userId, limit: MAX_OF_CREATOR };
	return seenByCaller(ctx, await findListedOf(db, creation));
}
