import { type GameTemplate, gameTemplates } from "@hilo/catalog/templates/templates";
import { linkOf } from "@hilo/rules/custom-games/access";
import type { Item } from "@hilo/rules/custom-games/item";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { findWithItems } from "./editing.repo.ts";

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

let templates: readonly GameTemplate[] | null = null;

/** Games to start a new one from, with the site's own numbers. */
export function listTemplates(): readonly GameTemplate[] {
	templates ??= gameTemplates();
	return templates;
}
