import type { Queries } from "@hilo/db/queries";
import type { DuelSideRow } from "@hilo/db/tables";
import type { DuelRunView } from "@hilo/rules/duels/duels.views";
import type { Ctx } from "../../platform/context.ts";
import { courseOf, type DuelTerms } from "./course-of-duel.ts";
import { findRival } from "./find-rival.ts";
import { presentOpen } from "./round.presenter.ts";
import { progressOf } from "./side-record.ts";

export async function openRoundOf(
	ctx: Ctx,
	db: Queries,
	terms: DuelTerms,
	side: DuelSideRow,
): Promise<DuelRunView> {
	const course = await courseOf(ctx, db, terms);
	const rival = await findRival(db, terms, side);
	const open = presentOpen(course, progressOf(side), rival, ctx.clock.now());
	return { id: terms.id, score: side.score, ...open };
}
