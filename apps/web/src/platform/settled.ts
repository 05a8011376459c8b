/** Waits until all of a page's data is there or has failed. Never throws: the page itself says what failed and shows the rest. */
export async function settled(work: readonly (Promise<unknown> | undefined)[]): Promise<void> {
	await Promise.allSettled(work);
}
