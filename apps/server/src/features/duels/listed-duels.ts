import { LOBBY_MS } from "@hilo/rules/duels/limits";
import type { Ctx, Player } from "../../platform/context.ts";
import { findGames } from "../custom-games/find-game.ts";
import { blockedBy } from "../friends/blocked-among.ts";
import { countWaiting, findListed, findWaiting, type ListedDuel } from "./listed-duels.repo.ts";

/** More than the lists show, since some rows are filtered out. */
const MAX_READ = 80;

export interface OwnDuel extends ListedDuel {
	readonly gameName: string | null;
}

/** Without the duels that the player may no longer see. */
export async function ownDuels(ctx: Ctx, player: Player): Promise<OwnDuel[]> {
	return shownOf(ctx, player, await findListed(ctx.db.kysely, player.id, MAX_READ));
}

export async function ownWaitingDuels(ctx: Ctx, player: Player): Promise<OwnDuel[]> {
	const waiting = { userId: player.id, lobbySince: lobbySince(ctx), limit: MAX_READ };
	return shownOf(ctx, player, await findWaiting(ctx.db.kysely, waiting));
}

export async function countOwnWaiting(ctx: Ctx, player: Player): Promise<number> {
	const { kysely: db } = ctx.db;
	const rows = await countWaiting(db, { userId: player.id, lobbySince: lobbySince(ctx) });
	const gameOf = await findGames(ctx, gameIds(rows));
	const seen = rows.filter(({ custom_game_id: id }) => id === null || gameOf({ id }));
	return seen.reduce((sum, { count }) => sum + Number(count), 0);
}

/** Whether a challenge waits for this player. Keep in step with `isWaiting` in listed-duels.repo.ts. */
export function isWaiting({ seat, status, mode, duel_status, to_user_id, created_at }: OwnDuel, now: number) {
	if (seat === 1 || to_user_id === null || duel_status === "declined" || duel_status === "over") return false;
	if (mode === "live") return duel_status === "playing" || created_at > now - LOBBY_MS;
	return status === "waiting" || status === "playing";
}

function lobbySince({ clock }: Ctx): number {
	return clock.now() - LOBBY_MS;
}

async function shownOf(ctx: Ctx, player: Player, rows: readonly ListedDuel[]): Promise<OwnDuel[]> {
	const others = new Set(rows.map(({ other_id }) => other_id));
	const blocked = await blockedBy(ctx.db.kysely, player.id, [...others]);
	const gameOf = await findGames(ctx, gameIds(rows));
	const shown: OwnDuel[] = [];
	for (const row of rows) {
		if (row.other_id !== null && blocked.has(row.other_id)) continue;
		const { custom_game_id: id, game_link_key } = row;
		const key = row.seat === 1 ? (game_link_key ?? undefined) : undefined;
		const game = id === null ? null : gameOf({ id, key });
		if (game !== undefined) shown.push({ ...row, gameName: game?.row.name ?? null });
	}
	return shown;
}

function gameIds(rows: readonly Pick<ListedDuel, "custom_game_id">[]): string[] {
	return rows.flatMap(({ custom_game_id: id }) => id ?? []);
}
