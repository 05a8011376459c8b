import type { Queries } from "@hilo/db/tables";
import { mayEdit, maySee, type Relation } from "@hilo/rules/custom-games/access";
import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import type { Item } from "@hilo/rules/custom-games/item";
import { AppError } from "@hilo/rules/errors/errors";
import type { Actor, Ctx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { findGameRow, findGameRows, findItems, type GameRow, NO_VIEWER } from "./games.repo.ts";

export interface SeenGame {
	readonly row: GameRow;
	readonly relation: Relation;
}

/** The player's id, as the viewer of queries; an empty text for all other actors. */
export function viewerIdOf(actor: Actor): string {
	return actor.kind === "player" ? actor.id : NO_VIEWER;
}

/** The row must have been read with this actor as its viewer. */
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
 * Returns a game that the caller may see: as creator, by invitation, with its link's key, or because it is public.
 * @throws AppError 403 where the caller may not see it; 404 where the game or its creator is gone.
 */
export async function findGame(
	ctx: Pick<Ctx, "actor" | "db">,
	{ id, key }: GameInput,
	db: Queries = ctx.db.kysely,
): Promise<SeenGame> {
	const game = await findGameUnchecked(ctx, id, db);
	if (!isAccessible(game, key)) throw new AppError("custom-games/no-access");
	return game;
}

/** Reads games with one query. @returns a lookup like `findGame`, which gives undefined where that throws. */
export async function findGames(
	ctx: Pick<Ctx, "actor" | "db">,
	ids: readonly string[],
): Promise<(input: GameInput) => SeenGame | undefined> {
	const rows = await findGameRows(ctx.db.kysely, ids, viewerIdOf(ctx.actor));
	const games = new Map(rows.map((row) => [row.id, seenBy(ctx.actor, row)]));
	return ({ id, key }) => {
		const game = games.get(id);
		return game && isAccessible(game, key) ? game : undefined;
	};
}

/** For callers that check access themselves. @throws AppError 404 as `findGame`. */
export async function findGameUnchecked(
	ctx: Pick<Ctx, "actor" | "db">,
	id: string,
	db: Queries = ctx.db.kysely,
): Promise<SeenGame> {
	const row = await findGameRow(db, id, viewerIdOf(ctx.actor));
	if (!row) throw new AppError("custom-games/not-found");
	return seenBy(ctx.actor, row);
}

/** @throws AppError 403 (`refusal`) for anyone but the creator; 404 as `findGame`. */
export async function findOwnGame(
	ctx: Pick<Ctx, "actor" | "db">,
	id: string,
	{ db, refusal = "custom-games/not-yours" }: OwnGameOptions = {},
): Promise<SeenGame> {
	const game = await findGameUnchecked(ctx, id, db);
	if (!mayEdit(game.relation)) throw new AppError(refusal);
	return game;
}

interface OwnGameOptions {
	readonly db?: Queries;
	readonly refusal?: "custom-games/not-yours" | "custom-games/delete-not-yours";
}

/** An item as it is stored now, of a game that the caller has found. */
export async function findItem(db: Queries, gameId: string, itemId: string): Promise<Item | undefined> {
	return (await findItems(db, gameId)).find(({ id }) => id === itemId);
}

/** The same for all items, by their ids. */
export async function itemsById(db: Queries, gameId: string): Promise<ReadonlyMap<string, Item>> {
	return new Map((await findItems(db, gameId)).map((item) => [item.id, item]));
}

function isAccessible({ row, relation }: SeenGame, key: string | undefined): boolean {
	const hasKey = key !== undefined && isSameKey(key, row.link_key);
	return maySee(row.privacy, { relation, hasKey });
}

/** Compares hashes, so that timing reveals nothing about the key. */
function isSameKey(key: string, secret: string): boolean {
	return hashSecret(key) === hashSecret(secret);
}

const MAX_TRIES = 2;

/** Reads both again where the game was saved between them. @throws Error where `readList` gives undefined twice. */
export async function findWithList<Game, List>(
	find: () => Promise<Game>,
	readList: (game: Game) => Promise<List | undefined>,
): Promise<{ readonly game: Game; readonly list: List }> {
	for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
		const game = await find();
		const list = await readList(game);
		if (list) return { game, list };
	}
	throw new Error("A game has no items, or was saved during both tries to read it.");
}
