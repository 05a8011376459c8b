import type { Queries } from "@hilo/db/queries";
import type { DuelSideRow } from "@hilo/db/tables";
import type { DuelRunView } from "@hilo/rules/duels/duels.views";
import type { Ctx } from "../../platform/context.ts";
import { findRival } from "./find-rival.ts";
import { type DuelTerms, plannedDuel } from "./planned-duel.ts";
import { presentOpen } from "./round.presenter.ts";
import { sideRunOf } from "./side-record.ts";

export async function openRoundOf(
	ctx: Ctx,
	db: Queries,
	terms: DuelTerms,
	side: DuelSideRow,
): Promise<DuelRunView> {
	const run = sideRunOf(await plannedDuel(ctx, db, terms), side);
	const rival = await findRival(db, terms, side);
	return { id: terms.id, score: side.score, ...presentOpen(run, rival, ctx.clock.now()) };
}
