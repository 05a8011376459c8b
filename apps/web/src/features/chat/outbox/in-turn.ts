/** Runs the work while no other tab does. Browsers have locks only on secure origins; elsewhere tabs do not wait. */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
	if ("locks" in navigator) await navigator.locks.request(name, work);
	else await work();
}
