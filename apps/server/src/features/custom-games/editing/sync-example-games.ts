import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { ExampleGame } from "@hilo/catalog/examples/examples.list";
import type { Tx } from "@hilo/db/open-database";
import type { Item } from "@hilo/rules/custom-games/item";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import type { OperatorCtx } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/system/ids.ts";
import { findItems } from "../games.repo.ts";
import { findStoredGame, insertGame, updateGame } from "./editing.repo.ts";
import { contentColumns, saveContent, separatorColumn } from "./save-content.ts";

/** When the first example was made. Each of the others is a minute older than the one before it. */
const FIRST_AT = Date.UTC(2026, 10, 22, 9);

/** Adds and updates the site's own games at the server's start. Those that an administrator removed stay so. */
export async function syncExampleGames(
	ctx: OperatorCtx,
	games: readonly ExampleGame[] = EXAMPLE_GAMES,
): Promise<void> {
	for (const [index, game] of games.entries()) {
		await ctx.db.transaction((tx) => syncExampleGame(ctx, tx, game, FIRST_AT - index * MINUTE_MS));
	}
}

async function syncExampleGame(ctx: OperatorCtx, tx: Tx, game: ExampleGame, firstAt: number): Promise<void> {
	const now = ctx.clock.now();
	const items = await ctx.corrections.ofOwnGame(tx, game.id, exampleItems(game));
	const columns = {
		...contentColumns(game, items),
		value_label: game.valueLabel,
		thousands_separator: separatorColumn(game.valueLabel, items),
		category: game.category,
		timer_seconds: game.timerSeconds,
		source: game.source,
		as_of: game.asOf,
	};
	const inserted = await insertGame(tx, {
		id: game.id,
		creator_id: null,
		client_id: null,
		...columns,
		privacy: "featured",
		link_key: newSecret(),
		created_at: firstAt,
		updated_at: firstAt,
	});
	if (!inserted) {
		const stored = await findStoredGame(tx, game.id);
		if (!stored || stored.removed_at !== null) return;
		const isSame =
			Object.entries(columns).every(([name, value]) => stored[name as keyof typeof columns] === value) &&
			JSON.stringify(await findItems(tx, game.id)) === JSON.stringify(items);
		if (isSame) return;
		await updateGame(tx, stored, { ...columns, updated_at: now });
	}
	await saveContent(tx, { gameId: game.id, creatorId: null, items, now });
}

/** The id is the name in ASCII, so that an item's statistics stay with it when other items come or go. */
export function exampleItems({ items, motif }: ExampleGame): Item[] {
	return items.map(([name, value]) => {
		const id = name
			.normalize("NFKD")
			.replace(/\p{M}/gu, "")
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, "-")
			.replace(/^-|-$/g, "");
		return { id, name, value, imageUrl: `/drawn/${motif}/${id}.svg` };
	});
}
