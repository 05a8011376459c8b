import { calories } from "@hilo/catalog/examples/calories";
import { type GameTemplate, gameTemplates } from "@hilo/catalog/templates/templates";
import { type Correction, correctedPool } from "@hilo/rules/corrections/corrected-pool";
import { linkOf } from "@hilo/rules/custom-games/access";
import type { Item } from "@hilo/rules/custom-games/item";
import { AppError } from "@hilo/rules/errors/errors";
import type { Pool } from "@hilo/rules/play/card";
import { GAME_IDS, type GameId } from "@hilo/rules/play/games";
import type { PlayerCtx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { findWithItems } from "./editing.repo.ts";
import { exampleItems } from "./sync-example-games.ts";

/** @throws AppError 403 for anyone but the creator; 404. */
export async function gameForEdit(ctx: PlayerCtx, { id }: { readonly id: string }) {
	const game = await findWithItems(ctx.db.kysely, id);
	if (!game) throw new AppError("custom-games/not-found");
	if (game.creator_id !== ctx.actor.id) throw new AppError("custom-games/not-yours");
	const items: Item[] = JSON.parse(game.items);
	return {
		id: game.id,
		version: game.version,
		updatedAt: isoTime(game.updated_at),
		name: game.name,
		description: game.description,
		valueLabel: game.value_label,
		question: game.question,
		thousandsSeparator: game.thousands_separator === 1,
		category: game.category,
		source: game.source,
		asOf: game.as_of,
		licence: game.licence,
		privacyLevel: game.privacy,
		timerSeconds: game.timer_seconds,
		items,
		shareableLink: linkOf(game.id, game.privacy, game.link_key),
	};
}

interface Templates {
	/** The corrections that they were made with. */
	readonly madeWith: string;
	readonly templates: readonly GameTemplate[];
}

let last: Templates | null = null;

/** Games to start a new one from, with the site's own numbers as they are corrected. */
export async function listTemplates({ db, corrections }: PlayerCtx): Promise<readonly GameTemplate[]> {
	const inForce = new Map<GameId, readonly Correction[]>();
	for (const game of GAME_IDS) inForce.set(game, await corrections.ofGame(game));
	const foods = await corrections.ofOwnGame(db.kysely, calories.id, exampleItems(calories));
	const madeWith = JSON.stringify([...inForce.values(), foods]);
	if (last?.madeWith !== madeWith) {
		const corrected = (pool: Pool) => correctedPool(pool, inForce.get(pool.game) ?? []);
		last = { madeWith, templates: gameTemplates(foods, corrected) };
	}
	return last.templates;
}
