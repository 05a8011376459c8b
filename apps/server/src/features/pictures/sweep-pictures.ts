import { DAY_MS } from "@hilo/rules/time/durations";
import type { OperatorCtx } from "../../platform/context.ts";
import { BATCH, inBatches } from "../../platform/in-batches.ts";
import { deletePictureOwners, deleteUnusedPictures } from "./pictures.repo.ts";

/** For drafts that are in a browser, and for changes that are undone. */
const UNUSED_MS = 7 * DAY_MS;

/** Deletes owners who have not shown a picture for a week, then pictures without owner and use. @returns how many. */
export async function sweepPictures(ctx: OperatorCtx): Promise<number> {
	const addedBefore = ctx.clock.now() - UNUSED_MS;
	await inBatches(() => ctx.db.transaction((tx) => deletePictureOwners(tx, addedBefore, BATCH)));
	return inBatches(() => ctx.db.transaction((tx) => deleteUnusedPictures(tx, BATCH)));
}
