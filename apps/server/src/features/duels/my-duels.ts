import { LOBBY_MS, NEW_RESULT_MS } from "@hilo/rules/duels/caps";
import type { DuelEnd } from "@hilo/rules/duels/outcome";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import { findGames } from "../custom-games/find-game.ts";
import { avatarOf } from "../users/avatar.ts";
import { titleOf } from "./duel.presenter.ts";
import { hasDuelFrom } from "./duels.repo.ts";
import { countWaiting, findListed, findWaiting, type ListedDuel } from "./listed-duels.repo.ts";
import { nameOf } from "./round.presenter.ts";
import { isEnded, verdictBetween } from "./side-run.ts";

const MAX_RECENT = 40;

/**
 * `waiting`: it is the player's turn, in a challenge sent to them or in their own one that the other has played.
 * `recent`: all others, the newest first.
 */
export async function myDuels(ctx: PlayerCtx) {
	const player = ctx.actor;
	const now = ctx.clock.now();
	const listed = { userId: player.id, lobbySince: lobbySince(ctx), limit: MAX_READ };
	const waiting = await visibleDuels(ctx, await findWaiting(ctx.db.kysely, listed));
	const recent = await visibleDuels(ctx, await findListed(ctx.db.kysely, listed));
	const { name } = await loadBranding(ctx);
	const card = (duel: OwnDuel) => presentCard(duel, player.id, now, name);
	return { waiting: waiting.map(card), recent: recent.slice(0, MAX_RECENT).map(card) };
}

export async function waitingDuels(ctx: PlayerCtx): Promise<{ count: number }> {
	const { kysely: db } = ctx.db;
	const rows = await countWaiting(db, { userId: ctx.actor.id, lobbySince: lobbySince(ctx) });
	const gameOf = await findGames(ctx, gameIds(rows));
	const visible = rows.filter(
		(row) => row.custom_game_id === null || gameOf(gameInput(row, row.custom_game_id)),
	);
	return { count: visible.reduce((sum, { count }) => sum + count, 0) };
}

function presentCard(duel: OwnDuel, playerId: string, now: number, siteName: string) {
	const { id, mode, game, custom_game_id: customGameId, filter, label, rounds, rematch_of, gameName } = duel;
	return {
		id,
		mode,
		game,
		title: titleOf(duel, gameName, siteName),
		customGameId,
		/** The secret of the link with which the player opened the custom game, to challenge with it again. */
		linkKey: duel.seat === 1 ? duel.game_link_key : null,
		filter,
		/** The filter in words; null in games without filters. */
		label,
		/** Null: the first mistake ends a side. */
		rounds,
		isRematch: rematch_of !== null,
		/** Whether the player sent it. */
		isChallenger: duel.seat === 1,
		other: otherOf(duel, playerId),
		state: stateOf(duel),
		toBeat: toBeat(duel),
		answered: answered(duel, now),
		at: duel.joined_at,
	};
}

/** The other's score, as far as it is final and the player's own side is open. */
function toBeat(duel: OwnDuel) {
	const { mode, duel_status, other_status, other_score: score } = duel;
	const isOpen = mode === "ghost" && duel_status !== "declined" && !isEnded(duel);
	return isOpen && other_status === "over" && score !== null ? { score } : null;
}

/** Where the other one finished after the player, for a day. */
function answered(duel: OwnDuel, now: number) {
	const { mode, ended_at, score: ownScore, other_status, other_score: score, other_ended_at: at } = duel;
	if (mode !== "ghost" || other_status !== "over" || ended_at === null || score === null || at === null)
		return null;
	return ended_at < at && at > now - NEW_RESULT_MS ? { score, ownScore, at } : null;
}

/** Null for an unplayed challenge by link, and for the player's own ghost. */
function otherOf({ other_id, other_status, username, avatar_url }: OwnDuel, playerId: string) {
	if (other_status === null || other_id === playerId) return null;
	const user = username === null || other_id === null ? null : { id: other_id, username, avatar_url };
	return {
		userId: user?.id ?? null,
		name: nameOf({ username }),
		avatarUrl: user && avatarOf(user).avatarUrl,
	};
}

/** `yours`: the player is to play; `theirs`: the other one has not played yet. */
function stateOf(duel: OwnDuel): DuelEnd | "yours" | "theirs" | "declined" {
	if (duel.duel_status === "declined") return "declined";
	if (!isEnded(duel)) return "yours";
	const { other_status: status, other_score: score, other_time_ms: time_ms } = duel;
	const other = status === null || score === null || time_ms === null ? null : { status, score, time_ms };
	const verdict = verdictBetween(duel, other);
	return verdict === "waiting" ? "theirs" : verdict;
}

/** More than the lists show, since games may have been removed. */
const MAX_READ = 80;

interface OwnDuel extends ListedDuel {
	readonly gameName: string | null;
}

function lobbySince({ clock }: Ctx): number {
	return clock.now() - LOBBY_MS;
}

/** Without the duels whose game the player may no longer see. */
async function visibleDuels(ctx: Ctx, rows: readonly ListedDuel[]): Promise<OwnDuel[]> {
	const gameOf = await findGames(ctx, gameIds(rows));
	const shown: OwnDuel[] = [];
	for (const row of rows) {
		const { custom_game_id: id } = row;
		const game = id === null ? null : gameOf(gameInput(row, id));
		if (game !== undefined) shown.push({ ...row, gameName: game?.row.name ?? null });
	}
	return shown;
}

/** The key of the game's link counts only for the challenger, who has it. */
function gameInput({ seat, game_link_key }: Pick<ListedDuel, "seat" | "game_link_key">, id: string) {
	return { id, key: seat === 1 ? (game_link_key ?? undefined) : undefined };
}

function gameIds(rows: readonly Pick<ListedDuel, "custom_game_id">[]): string[] {
	return rows.flatMap(({ custom_game_id: id }) => id ?? []);
}

/** Whether the caller has challenged anyone in the last 90 days; older duels are deleted. */
export function hasChallenged(ctx: PlayerCtx): Promise<boolean> {
	return hasDuelFrom(ctx.db.kysely, ctx.actor.id);
}
