import { MIN_ITEMS_TO_PLAY } from "@hilo/rules/custom-games/caps";
import { itemCard, sourceFacts } from "@hilo/rules/custom-games/item";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../../platform/context.ts";
import type { StoredPool } from "../../play/pools.ts";
import { findContent, type GameContent } from "../games.repo.ts";

export function poolIdOf({ id, version }: Pick<GameContent, "id" | "version">): string {
	return `custom-${id}-${version}`;
}

type Sourced = Pick<GameContent, "source" | "as_of">;

/** Empty texts where the creator names no source or date: the numbers are the creator's then. */
export function sourceOf({ source, as_of }: Sourced) {
	return { ...sourceFacts(source), asOf: as_of.slice(0, "2026-11".length) };
}

export function poolOf(content: GameContent): StoredPool {
	return {
		id: poolIdOf(content),
		game: "custom",
		...sourceOf(content),
		cards: content.items.map(itemCard),
	};
}

/** @throws AppError 404 for a game that is gone; 409 where it has too few items. */
export async function playableContent(ctx: Pick<Ctx, "db">, gameId: string): Promise<GameContent> {
	const content = await findContent(ctx.db.kysely, gameId);
	if (!content || content.removed_at !== null) throw new AppError("custom-games/not-found");
	if (content.items.length < MIN_ITEMS_TO_PLAY) throw new AppError("play/too-few-items");
	return content;
}
