import type { DuelRow, Queries, UserRow } from "@hilo/db/tables";
import { SIGN_IN_FOR_DUEL } from "@hilo/rules/duels/duels.errors";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../platform/context.ts";
import { findGame, type SeenGame } from "../custom-games/find-game.ts";
import { blockedBy } from "../friends/blocks.ts";
import { findPlayerOrGuest, type PlayerOrGuest } from "../guests/open-guest.ts";
import { findVisibleUser } from "../users/visible-users.ts";
import { findDuel } from "./duels.repo.ts";
import { findSeat, findSidesOf, type SideWithPlayer } from "./sides.repo.ts";

export interface SeenDuel {
	readonly duel: DuelRow;
	readonly challenger: SideWithPlayer;
	/** Null for a duel by link. */
	readonly named: UserRow | null;
	readonly customGame: SeenGame | null;
	/** The caller; null for a visitor without a guest cookie. */
	readonly owner: PlayerOrGuest | null;
	/** The caller's seats. */
	readonly own: readonly SideWithPlayer[];
}

/**
 * Hides duels of hidden or blocked players, and those in a custom game to which the caller has no access: the game's
 * rule counts, not the duel's link.
 * @throws AppError 404 for a hidden duel; 403 for one that was sent to another player.
 */
export async function findSeenDuel(ctx: Ctx, id: string, db: Queries = ctx.db.kysely): Promise<SeenDuel> {
	const duel = await findDuel(db, id);
	const challenger = duel && (await findSeat(db, id, 1));
	if (!duel || !challenger) throw new AppError("duels/no-such-duel");
	const owner = await findPlayerOrGuest(ctx, db);
	const named = duel.to_user_id === null ? null : ((await findVisibleUser(db, duel.to_user_id)) ?? null);
	const userId = owner?.user_id ?? null;
	const isHidden =
		challenger.user_id !== null && challenger.user_id !== userId && challenger.username === null;
	if (isHidden || (duel.to_user_id !== null && named === null)) throw new AppError("duels/no-such-duel");
	if ((await blockedBy(db, userId, [challenger.user_id, duel.to_user_id])).size > 0)
		throw new AppError("duels/no-such-duel");
	const own = owner ? await findSidesOf(db, id, owner) : [];
	const isChallenger = own.some(({ seat }) => seat === challenger.seat);
	const customGame = await findGameOf(ctx, duel, isChallenger, db);
	const isForCaller = named === null || (userId !== null && [named.id, challenger.user_id].includes(userId));
	if (!isForCaller)
		throw new AppError("duels/not-yours", userId === null ? { message: SIGN_IN_FOR_DUEL } : {});
	return { duel, challenger, named, customGame, owner, own };
}

async function findGameOf(
	ctx: Ctx,
	{ custom_game_id: id, game_link_key }: DuelRow,
	isChallenger: boolean,
	db: Queries,
): Promise<SeenGame | null> {
	if (id === null) return null;
	const key = isChallenger && game_link_key !== null ? { key: game_link_key } : {};
	try {
		return await findGame(ctx, { id, ...key }, db);
	} catch (error) {
		if (error instanceof AppError) throw new AppError("duels/no-such-duel");
		throw error;
	}
}
