import type { DuelRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { type DuelContent, finishedSide, type GameAndFilter } from "./duel-content.ts";
import { findRematch, lockDuel, releaseRematch } from "./duels.repo.ts";
import { findSeenDuel, type SeenDuel } from "./find-seen-duel.ts";
import { freshContent } from "./fresh-content.ts";
import { insertChallenge } from "./insert-challenge.ts";
import { limitChallenges } from "./limit-challenges.ts";
import { readSides } from "./read-sides.ts";
import { requireChallengeable, requireFriendsAccess } from "./require-challengeable.ts";
import { endBetween, isEnded, storedAnswersOf } from "./side-run.ts";
import type { SideWithPlayer } from "./sides.repo.ts";

/**
 * The first call creates the rematch, the second returns it. The items are new, but against the player's own ghost the
 * same.
 * @throws AppError as `findSeenDuel`; 403, 409, 429.
 */
export async function rematchDuel(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
	const db = ctx.db.kysely;
	const seenDuel = await findSeenDuel(ctx, id);
	const { duel, owner } = seenDuel;
	const { own, other } = await readSides(db, seenDuel);
	if (!owner || !own || !isEnded(own)) throw new AppError("duels/not-ready");
	const existing = await findRematch(db, id, owner);
	if (existing) return { id: existing };
	const toUserId = duel.to_user_id === null ? null : (other?.user_id ?? null);
	await requireOpponent(ctx, seenDuel, toUserId);
	await limitChallenges(ctx);
	const content =
		other && isSamePlayer(own, other)
			? await ghostContent(ctx, duel, own, other)
			: await freshContent(ctx, gameAndFilterOf(seenDuel));
	const challenge = { mode: duel.mode, content, from: owner, toUserId, rematchOf: id };
	return ctx.db.transaction(async (tx) => {
		if (!(await lockDuel(tx, id))) throw new AppError("duels/no-such-duel");
		const existingNow = await findRematch(tx, id, owner);
		if (existingNow) return { id: existingNow };
		await releaseRematch(tx, id);
		const newId = await insertChallenge(ctx, tx, challenge);
		notifyAfterCommit(ctx, tx, [own.user_id, other?.user_id ?? null], { kind: "duel", in: id });
		return { id: newId };
	});
}

async function requireOpponent(
	ctx: Ctx,
	{ duel: { mode, custom_game_id: gameId } }: SeenDuel,
	toUserId: string | null,
): Promise<void> {
	if (toUserId === null) return;
	requirePlayer(ctx);
	await requireChallengeable(ctx.db.kysely, { userId: ctx.actor.id, toUserId, mode });
	if (gameId !== null) await requireFriendsAccess(ctx, { player: ctx.actor, toUserId, gameId });
}

/** Only the challenger used the secret key of the game's link, so only their rematch keeps it. */
function gameAndFilterOf({ duel, own }: SeenDuel): GameAndFilter {
	const { id, game, filter, custom_game_id: gameId, game_link_key: key } = duel;
	if (game === "deck") throw new AppError("duels/no-rematch");
	if (game !== "custom") return { kind: "classic", game, filter };
	if (gameId === null) throw new RangeError(`The duel ${id} is of no custom game`);
	const isChallenger = own.some(({ seat }) => seat === 1);
	return { kind: "custom", gameId, ...(isChallenger && key !== null ? { key } : {}) };
}

function isSamePlayer(own: SideWithPlayer, other: SideWithPlayer): boolean {
	return own.user_id !== null && own.user_id === other.user_id;
}

async function ghostContent(
	ctx: Ctx,
	duel: DuelRow,
	own: SideWithPlayer,
	other: SideWithPlayer,
): Promise<DuelContent> {
	const { game, day, custom_game_id, game_link_key, filter, label, measure, seed, timer_ms, rounds } = duel;
	const best = endBetween(own, other) === "lost" ? other : own;
	return {
		game,
		day,
		custom_game_id,
		game_link_key,
		filter,
		label,
		measure,
		seed,
		timer_ms,
		rounds,
		// The challenger knows the cards, so it counts for no record.
		counted: 0,
		pool: await ctx.play.pools.get(ctx.db.kysely, duel.pool_id),
		played: finishedSide(storedAnswersOf(best)),
	};
}
