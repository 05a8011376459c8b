import { DAY_MS } from "@hilo/rules/time/durations";
import { readPosition, savePosition } from "../../platform/chore-positions.ts";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { BATCH } from "../../platform/in-batches.ts";
import { deletePictureOwners, deleteUnused, ownersAfter, picturesAfter } from "./unused-pictures.repo.ts";

/** For drafts that are in a browser, and for changes that are undone. */
const UNUSED_MS = 7 * DAY_MS;
/** Per table and run. The next run continues, and starts again after the table's end. */
const MAX_BATCHES = 4;

/** Deletes owners who have not shown a picture for a week, then pictures without owner and use. @returns how many. */
export async function sweepPictures(ctx: OperatorCtx): Promise<number> {
	await repeatUntilEnd(() => deleteSomeOwners(ctx));
	let deleted = 0;
	await repeatUntilEnd(async () => {
		const batch = await deleteSomePictures(ctx);
		deleted += batch.deleted;
		return batch.isEnd;
	});
	return deleted;
}

async function repeatUntilEnd(step: () => Promise<boolean>): Promise<void> {
	for (let batch = 0; batch < MAX_BATCHES; batch++) if (await step()) return;
}

function deleteSomeOwners({ db, clock }: Ctx): Promise<boolean> {
	const before = clock.now() - UNUSED_MS;
	return db.transaction(async (tx) => {
		const [user_id = "", hash = ""] = (await readPosition(tx, "picture-owners")).split(" ");
		const owners = await ownersAfter(tx, { user_id, hash }, BATCH);
		await deletePictureOwners(
			tx,
			owners.filter(({ added_at }) => added_at < before),
		);
		const last = owners.length < BATCH ? undefined : owners.at(-1);
		await savePosition(tx, "picture-owners", last ? `${last.user_id} ${last.hash}` : "");
		return last === undefined;
	});
}

function deleteSomePictures({ db }: Ctx): Promise<{ deleted: number; isEnd: boolean }> {
	return db.transaction(async (tx) => {
		const hashes = await picturesAfter(tx, await readPosition(tx, "pictures"), BATCH);
		const deleted = hashes.length === 0 ? 0 : await deleteUnused(tx, hashes);
		const last = hashes.length < BATCH ? undefined : hashes.at(-1);
		await savePosition(tx, "pictures", last ?? "");
		return { deleted, isEnd: last === undefined };
	});
}
