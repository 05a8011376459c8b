/** Waits for what a page shows, whatever comes of it: the page itself tells what failed, and the rest of it stands. */
export async function settled(work: readonly (Promise<unknown> | undefined)[]): Promise<void> {
	await Promise.allSettled(work);
}
