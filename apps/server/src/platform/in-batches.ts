/** How many rows a statement deletes, and how many statements a chore runs. Small, so that other calls never wait long. */
export const BATCH = 500;
const MAX_BATCHES = 20;

/** Repeats a deletion until it finds nothing more, at most `MAX_BATCHES` times. @returns how many were deleted. */
export async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
	let deleted = 0;
	for (let batch = 0; batch < MAX_BATCHES; batch++) {
		const some = await deleteSome();
		deleted += some;
		if (some === 0) break;
	}
	return deleted;
}
