import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import { CLASSIC_GAMES, type GameKey } from "@hilo/rules/play/games";
import type { ClassicGameInput } from "@hilo/rules/site/classic-games.schema";
import type { AdminCtx, Ctx } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { gamesWithOverrides } from "./game-status.ts";
import { saveOverride } from "./site.repo.ts";

/** In the order of the home page, disabled ones included. */
export async function classicGames(ctx: AdminCtx) {
	return sortedGames(ctx.db.kysely);
}

/** A name or description of null restores the default. */
export async function changeClassicGame(ctx: AdminCtx, { key, ...change }: ClassicGameInput): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const game = (await sortedGames(tx)).find((view) => view.key === key);
		if (!game) return;
		// A default is not stored as an override, so that a later release can change it.
		const after = {
			isDisabled: change.isDisabled,
			name: change.name === game.defaultName ? null : change.name,
			description: change.description === game.defaultDescription ? null : change.description,
		};
		const before = { isDisabled: game.isDisabled, name: game.name, description: game.description };
		if (JSON.stringify(before) === JSON.stringify(after)) return;
		const { isDisabled, ...texts } = after;
		await saveOverride(tx, key, { is_disabled: isDisabled ? 1 : 0, ...texts });
		const subject = { kind: "classic-game", id: key, name: game.defaultName } as const;
		await recordAction(ctx, tx, { action: "classic-game.change", subject, before, after });
		notifyEveryone(ctx, tx);
	});
}

/** @param keys all eight. */
export async function orderClassicGames(
	ctx: AdminCtx,
	{ keys }: { keys: readonly GameKey[] },
): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const before = (await sortedGames(tx)).map(({ key }) => key);
		if (before.join() === keys.join()) return;
		for (const [index, key] of keys.entries()) await saveOverride(tx, key, { display_order: index + 1 });
		const subject = { kind: "classic-game", id: "", name: "all classic games" } as const;
		await recordAction(ctx, tx, {
			action: "classic-game.order",
			subject,
			before: { keys: before },
			after: { keys },
		});
		notifyEveryone(ctx, tx);
	});
}

async function sortedGames(db: Queries) {
	const games = await gamesWithOverrides(db);
	games.sort((a, b) => a.displayOrder - b.displayOrder);
	return games.map((game) => {
		const { title, description } = CLASSIC_GAMES[game.id];
		return { ...game, defaultName: title, defaultDescription: description };
	});
}

/** Refreshes open pages, and the list of games in the administration. */
function notifyEveryone(ctx: Ctx, tx: Tx): void {
	tx.afterCommit(() => {
		ctx.live.notifyClients("everyone", { kind: "site" });
		notifyAdminClients(ctx);
	});
}
