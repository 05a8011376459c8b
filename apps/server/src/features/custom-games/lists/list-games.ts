import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, PlayerCtx } from "../../../platform/context.ts";
import { findVisibleUser } from "../../users/visible-users.ts";
import { SITE_ID } from "../card.presenter.ts";
import { type SeenGame, seenBy, viewerIdOf } from "../find-game.ts";
import type { GameRow } from "../games.repo.ts";
import { findListedOf, findOwnGames, findSharedGames } from "./lists.repo.ts";

const MAX_OF_CREATOR = 500;
/** More can be shared with a player than they will ever look at. */
const MAX_SHARED = 500;

/** The rows must have been read with this actor as their viewer. */
export function seenByCaller({ actor }: Pick<Ctx, "actor">, rows: readonly GameRow[]): SeenGame[] {
	return rows.map((row) => seenBy(actor, row));
}

/** Last changed first. */
export async function listOwnGames(ctx: PlayerCtx): Promise<SeenGame[]> {
	return seenByCaller(ctx, await findOwnGames(ctx.db.kysely, ctx.actor.id));
}

/** The last ones shared, the newest first. */
export async function listSharedGames(ctx: PlayerCtx): Promise<SeenGame[]> {
	const games = seenByCaller(ctx, await findSharedGames(ctx.db.kysely, ctx.actor.id, MAX_SHARED));
	return games.filter(({ relation }) => relation === "invited");
}

/** Public games, last changed first. @throws AppError 404 for an unknown user. */
export async function listGamesBy(ctx: Ctx, { userId }: { readonly userId: string }): Promise<SeenGame[]> {
	const viewerId = viewerIdOf(ctx.actor);
	const db = ctx.db.kysely;
	const creatorId = userId === SITE_ID ? null : userId;
	if (creatorId !== null && !(await findVisibleUser(db, creatorId)))
		throw new AppError("accounts/user-not-found");
	return seenByCaller(ctx, await findListedOf(db, { viewerId, creatorId, limit: MAX_OF_CREATOR }));
}
