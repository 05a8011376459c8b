import type { Tx } from "@hilo/db/open-database";
import type { DuelSideRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { finishSide } from "./finish-side.ts";
import type { PlayedSide } from "./judge-side.ts";
import { isEnded, playedColumns } from "./side-record.ts";
import { saveSide } from "./sides.repo.ts";

/** The caller has locked the side. */
export async function savePlayed(
	ctx: Pick<Ctx, "clock" | "live">,
	tx: Tx,
	side: DuelSideRow,
	{ progress, answers }: PlayedSide,
): Promise<void> {
	const columns = playedColumns(progress, answers, ctx.clock.now());
	await saveSide(tx, side, columns);
	if (isEnded(columns)) await finishSide(ctx, tx, { ...side, ...columns });
}
