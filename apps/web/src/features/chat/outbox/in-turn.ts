/** Does the work when no other tab is at it. Browsers tell tabs apart only on safe origins; elsewhere each goes ahead. */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
	if ("locks" in navigator) await navigator.locks.request(name, work);
	else await work();
}
