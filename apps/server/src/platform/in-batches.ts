/** Rows per statement and statements per chore: few, so that other calls never wait long. */
export const BATCH = 500;
const MAX_BATCHES = 20;

/** Repeats a deletion until it finds nothing, at most `MAX_BATCHES` times. Returns how many rows were deleted. */
export async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
	let deleted = 0;
	for (let batch = 0; batch < MAX_BATCHES; batch++) {
		const some = await deleteSome();
		deleted += some;
		if (some === 0) break;
	}
	return deleted;
}
