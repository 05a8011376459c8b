import type { Tx } from "@hilo/db/open-database";
import {
	CLASSIC_GAMES,
	DEFAULT_DISPLAY_ORDER,
	GAME_IDS,
	type GameId,
	type GameKey,
} from "@hilo/rules/play/games";
import type { ClassicGameInput } from "@hilo/rules/site/classic-games.schema";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { findOverrides, saveOverride } from "./site.repo.ts";

export interface ClassicGameView {
	readonly key: GameKey;
	readonly id: GameId;
	readonly isDisabled: boolean;
	readonly displayOrder: number;
	/** Null unless the default is overridden. */
	readonly name: string | null;
	readonly description: string | null;
	readonly defaultName: string;
	readonly defaultDescription: string;
}

/** In the order of the home page, disabled ones included. @throws AppError 401, 403. */
export async function classicGames(ctx: Ctx): Promise<ClassicGameView[]> {
	requireAdmin(ctx);
	return sortedGames(await findOverrides(ctx.db.kysely));
}

/** A name or description of null restores the default. @throws AppError 401, 403, 404. */
export async function changeClassicGame(ctx: Ctx, { key, ...change }: ClassicGameInput): Promise<void> {
	requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		const game = sortedGames(await findOverrides(tx)).find((view) => view.key === key);
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

/** @param keys all eight. @throws AppError 401, 403, 404; 400 if one is missing. */
export async function orderClassicGames(ctx: Ctx, { keys }: { keys: readonly GameKey[] }): Promise<void> {
	requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		const before = sortedGames(await findOverrides(tx)).map(({ key }) => key);
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

type Overrides = Awaited<ReturnType<typeof findOverrides>>;

function sortedGames(overrides: Overrides): ClassicGameView[] {
	const byKey = new Map(overrides.map((row) => [row.game_key, row]));
	return GAME_IDS.map((id) => {
		const { key, title, description } = CLASSIC_GAMES[id];
		const override = byKey.get(key);
		return {
			key,
			id,
			isDisabled: override?.is_disabled === 1,
			displayOrder: override?.display_order ?? DEFAULT_DISPLAY_ORDER,
			name: override?.name ?? null,
			description: override?.description ?? null,
			defaultName: title,
			defaultDescription: description,
		};
	}).sort((a, b) => a.displayOrder - b.displayOrder);
}

/** Refreshes open pages, and the list of games in the administration. */
function notifyEveryone(ctx: Ctx, tx: Tx): void {
	tx.afterCommit(() => {
		ctx.live.notifyClients("everyone", { kind: "site" });
		notifyAdminClients(ctx);
	});
}
