import type { Tx } from "@hilo/db/open-database";
import { formatCustom } from "@hilo/rules/custom-games/format";
import type { Ctx } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import type { GameChange } from "../custom-games/game-lists.ts";
import { insertCorrection } from "./corrections.repo.ts";
import { customDecision, pageOf } from "./custom-decision.ts";
import { decideAndNotify } from "./decide-reports.ts";
import { findReportedItems, moveReports } from "./number-reports.repo.ts";

/**
 * Answers the open reports of items that the creator gives another value or takes out. An item of the same name with
 * another id, as an import makes it, is the same item. Call it before the change.
 */
export async function settleReports(ctx: Ctx, tx: Tx, game: GameChange): Promise<void> {
	const reported = await findReportedItems(tx, game.id);
	if (reported.size === 0) return;
	const stored = new Map((await game.readItems()).map((item) => [item.id, item]));
	const saved = new Map(game.items.map((item) => [item.id, item]));
	// Each for one reported item: names may repeat.
	const added = new Set(game.items.filter(({ id }) => !stored.has(id) && !reported.has(id)));
	for (const [itemId, asReported] of reported) {
		// Another process may have taken the item out as it was reported.
		const before = stored.get(itemId) ?? asReported;
		const after = saved.get(itemId) ?? [...added].find(({ name }) => name === before.name);
		if (after) added.delete(after);
		if (before.value === after?.value) {
			if (after.id !== itemId) await moveReports(tx, game.id, { from: itemId, to: after.id });
			continue;
		}
		const decided = { id: newId(), gameId: game.id, before, reason: "", at: ctx.clock.now() };
		const row = customDecision({ ...decided, decision: after ? "correct" : "remove", after });
		await insertCorrection(tx, row);
		await decideAndNotify(ctx, tx, row, {
			...row,
			value: after ? formatCustom(after.value, game.thousandsSeparator) : "",
			game: game.name,
			link: pageOf(game.id),
		});
	}
}
