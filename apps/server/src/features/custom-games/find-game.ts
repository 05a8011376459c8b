import type { Queries } from "@hilo/db/queries";
import { mayEdit, maySee, type Relation } from "@hilo/rules/custom-games/access";
import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Actor, Ctx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { findGameRow, findGameRows, type GameRow, NOBODY } from "./games.repo.ts";

/** A game, and how whoever asks for it stands to it. */
export interface SeenGame {
	readonly row: GameRow;
	readonly relation: Relation;
}

/** Whose eyes a list of games is for: the id of a player, or nobody's. */
export function viewerIdOf(actor: Actor): string {
	return actor.kind === "player" ? actor.id : NOBODY;
}

/** Returns a row of `gameRows` with how that actor stands to it. The row must have been read for the same actor. */
export function seenBy(actor: Actor, row: GameRow): SeenGame {
	return { row, relation: relationOf(actor, row) };
}

function relationOf(actor: Actor, { creator_id, invitation, is_blocked }: GameRow): Relation {
	if (actor.kind !== "player") return "visitor";
	if (creator_id === actor.id) return "creator";
	const isShared = invitation === "pending" || invitation === "accepted";
	return isShared && is_blocked === 0 ? "invited" : "player";
}

/**
 * Returns a game as whoever asks may see it: by being its creator, by an invitation, by the secret of its link, or because it is public
 * (D6). All calls about a game begin with it; those of a transaction hand it over as `db`.
 *
 * @throws AppError 403 for who may not see it; 404 for an unknown or deleted game, or one whose creator is gone.
 */
export async function findGame(
	ctx: Pick<Ctx, "actor" | "db">,
	{ id, key }: GameInput,
	db: Queries = ctx.db.kysely,
): Promise<SeenGame> {
	const game = await findGameUnseen(ctx, id, db);
	if (!isSeen(game, key)) throw new AppError("custom-games/no-access");
	return game;
}

/** Reads some games with one statement. @returns what finds one of them as `findGame` does; undefined where that throws. */
export async function findGames(
	ctx: Pick<Ctx, "actor" | "db">,
	ids: readonly string[],
): Promise<(input: GameInput) => SeenGame | undefined> {
	const rows = await findGameRows(ctx.db.kysely, ids, viewerIdOf(ctx.actor));
	const games = new Map(rows.map((row) => [row.id, seenBy(ctx.actor, row)]));
	return ({ id, key }) => {
		const game = games.get(id);
		return game && isSeen(game, key) ? game : undefined;
	};
}

/** Returns a game, for callers who decide themselves what of it they tell whom. @throws AppError 404 as `findGame`. */
export async function findGameUnseen(
	ctx: Pick<Ctx, "actor" | "db">,
	id: string,
	db: Queries = ctx.db.kysely,
): Promise<SeenGame> {
	const row = await findGameRow(db, id, viewerIdOf(ctx.actor));
	if (!row) throw new AppError("custom-games/not-found");
	return seenBy(ctx.actor, row);
}

/** Returns a game for its creator. @throws AppError 403 (`refusal`) for everybody else, 404 as `findGame`. */
export async function findOwnGame(
	ctx: Pick<Ctx, "actor" | "db">,
	id: string,
	{ db, refusal = "custom-games/not-yours" }: OwnGameOptions = {},
): Promise<SeenGame> {
	const game = await findGameUnseen(ctx, id, db);
	if (!mayEdit(game.relation)) throw new AppError(refusal);
	return game;
}

interface OwnGameOptions {
	readonly db?: Queries;
	readonly refusal?: "custom-games/not-yours" | "custom-games/delete-not-yours";
}

function isSeen({ row, relation }: SeenGame, key: string | undefined): boolean {
	const hasKey = key !== undefined && isSame(key, row.link_key);
	return maySee(row.privacy, { relation, hasKey });
}

/** Compares hashes, so that the time it takes tells nothing of the secret. */
function isSame(key: string, secret: string): boolean {
	return hashSecret(key) === hashSecret(secret);
}
