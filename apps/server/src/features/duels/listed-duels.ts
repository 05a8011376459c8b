import { LOBBY_MS } from "@hilo/rules/duels/limits";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx, Player } from "../../platform/context.ts";
import { findGame } from "../custom-games/find-game.ts";
import { blockedBy } from "../friends/blocked-among.ts";
import { findListed, type ListedDuel } from "./listed-duels.repo.ts";

/** More than the lists show, since some are left out. */
const MOST_READ = 80;

/** A duel of one's own, and what its custom game is called; null in classic games. */
export interface OwnDuel extends ListedDuel {
	readonly gameName: string | null;
}

/** The signed-in player's duels, the last first, without those that they may not see any more. */
export async function ownDuels(ctx: Ctx, player: Player): Promise<OwnDuel[]> {
	const { kysely: db } = ctx.db;
	const rows = await findListed(db, player.id, MOST_READ);
	const others = new Set(rows.map(({ other_id }) => other_id));
	const blocked = await blockedBy(db, player.id, [...others]);
	const shown: OwnDuel[] = [];
	for (const row of rows) {
		if (row.other_id !== null && blocked.has(row.other_id)) continue;
		if (row.custom_game_id === null) shown.push({ ...row, gameName: null });
		else {
			const gameName = await nameOfGame(ctx, row.custom_game_id, row.seat === 1 ? row.game_link_key : null);
			if (gameName !== null) shown.push({ ...row, gameName });
		}
	}
	return shown;
}

/** Whether a challenge by somebody else waits for the player to begin, or to go on. */
export function isWaiting({ seat, status, mode, duel_status, to_user_id, created_at }: OwnDuel, now: number) {
	if (seat === 1 || to_user_id === null || duel_status === "declined" || duel_status === "over") return false;
	if (mode === "live") return duel_status === "playing" || created_at > now - LOBBY_MS;
	return status === "waiting" || status === "playing";
}

/** Null where the player may not see the game. */
async function nameOfGame(ctx: Ctx, id: string, key: string | null): Promise<string | null> {
	try {
		const { row } = await findGame(ctx, key === null ? { id } : { id, key });
		return row.name;
	} catch (error) {
		if (error instanceof AppError) return null;
		throw error;
	}
}
