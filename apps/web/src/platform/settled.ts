/** Waits until all data of a page is loaded or failed. Never throws: the page shows what failed. */
export async function settled(work: readonly (Promise<unknown> | undefined)[]): Promise<void> {
	await Promise.allSettled(work);
}
