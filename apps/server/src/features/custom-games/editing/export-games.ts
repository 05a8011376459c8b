import { setImmediate } from "node:timers/promises";
import type { Item } from "@hilo/rules/custom-games/item";
import type { Ctx } from "../../../platform/context.ts";
import { ReadyJson } from "../../../platform/http/ready-json.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { findForExport, findIdsOf } from "./editing.repo.ts";

type Exported = NonNullable<Awaited<ReturnType<typeof findForExport>>>;

export async function* exportGames({ db }: Pick<Ctx, "db">, userId: string) {
	for (const id of await findIdsOf(db.kysely, userId)) {
		const game = await findForExport(db.kysely, id);
		if (game) yield present(game);
		// SQLite answers synchronously: without this pause no other call would run before the last game.
		await setImmediate();
	}
}

function present(game: Exported) {
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
		items: new ReadyJson<readonly Item[]>(Buffer.from(game.items)),
	};
}
