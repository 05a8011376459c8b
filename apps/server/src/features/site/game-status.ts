import { AppError } from "@hilo/rules/errors/app-error";
import {
	CLASSIC_GAMES,
	DEFAULT_DISPLAY_ORDER,
	GAME_IDS,
	type GameId,
	type GameKey,
} from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { findOverrides, isKeyDisabled } from "./site.repo.ts";

export interface GameStatus {
	readonly gameId: GameKey;
	readonly isDisabled: boolean;
	readonly displayOrder: number;
	/** Null unless the site's own name is overridden. */
	readonly name: string | null;
	readonly description: string | null;
}

/** How each of the eight classic games stands (D42). Anyone may ask. */
export async function gameStatus(ctx: Ctx): Promise<GameStatus[]> {
	const overrides = new Map((await findOverrides(ctx.db.kysely)).map((row) => [row.game_key, row]));
	return GAME_IDS.map((id) => {
		const { key } = CLASSIC_GAMES[id];
		const override = overrides.get(key);
		return {
			gameId: key,
			isDisabled: override?.is_disabled === 1,
			displayOrder: override?.display_order ?? DEFAULT_DISPLAY_ORDER,
			name: override?.name ?? null,
			description: override?.description ?? null,
		};
	});
}

/**
 * Refuses to begin a game that an administrator has disabled (D42). What was begun before may be finished, and boards stay readable.
 *
 * @throws AppError `play/game-disabled` (403).
 */
export async function refuseDisabledGame({ db }: Pick<Ctx, "db">, game: GameId): Promise<void> {
	if (await isKeyDisabled(db.kysely, CLASSIC_GAMES[game].key)) throw new AppError("play/game-disabled");
}
