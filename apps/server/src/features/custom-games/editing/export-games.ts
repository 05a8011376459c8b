import type { Item } from "@hilo/rules/custom-games/item";
import type { Ctx } from "../../../platform/context.ts";
import { inPages } from "../../../platform/in-pages.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { gamesAfter } from "./editing.repo.ts";

type Exported = Awaited<ReturnType<typeof gamesAfter>>[number];

/** One at a time, because a game may have 3 MB. */
export function exportGames({ db }: Pick<Ctx, "db">, userId: string) {
	return inPages(db.kysely, userId, gamesAfter, present, 1);
}

function present(game: Exported) {
	const items: Item[] = JSON.parse(game.items);
	return {
		id: game.id,
		name: game.name,
		description: game.description,
		valueLabel: game.value_label,
		question: game.question,
		thousandsSeparator: game.thousands_separator === 1,
		privacyLevel: game.privacy,
		timerSeconds: game.timer_seconds,
		playCount: game.play_count,
		createdAt: isoTime(game.created_at),
		updatedAt: isoTime(game.updated_at),
		removedAt: isoTime(game.removed_at),
		removalReason: game.removal_reason,
		items,
	};
}
