import type { Queries } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { CLASSIC_GAMES, DEFAULT_DISPLAY_ORDER, GAME_IDS, type GameId } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { findOverrides, isKeyDisabled } from "./site.repo.ts";

export async function gameStatus(ctx: Ctx) {
	const games = await gamesWithOverrides(ctx.db.kysely);
	return games.map(({ id: _, key, ...overrides }) => ({ gameId: key, ...overrides }));
}

/** All classic games, in the order of `GAME_IDS`; name and description are null unless the default is overridden. */
export async function gamesWithOverrides(db: Queries) {
	const byKey = new Map((await findOverrides(db)).map((row) => [row.game_key, row]));
	return GAME_IDS.map((id) => {
		const { key } = CLASSIC_GAMES[id];
		const override = byKey.get(key);
		return {
			id,
			key,
			isDisabled: override?.is_disabled === 1,
			displayOrder: override?.display_order ?? DEFAULT_DISPLAY_ORDER,
			name: override?.name ?? null,
			description: override?.description ?? null,
		};
	});
}

/** Started runs may be finished, and boards stay readable. @throws AppError 403 for a disabled game. */
export async function refuseDisabledGame({ db }: Pick<Ctx, "db">, game: GameId): Promise<void> {
	if (await isKeyDisabled(db.kysely, CLASSIC_GAMES[game].key)) throw new AppError("play/game-disabled");
}
