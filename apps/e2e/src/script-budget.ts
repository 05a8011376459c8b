/**
 * The size of all scripts that a page fetches until it is idle, in bytes (brotli). Charts are apart. A player's page
 * fetches 10 kB of them a second after hydration, which a slow machine counts too.
 */
export function scriptBudget(address: string): number {
	if (/^\/(app|daily\/?)?$/.test(address)) return 203_000;
	// The editor, which new games open with.
	return /^\/edit-custom-game\/|[?&]create=/.test(address) ? 235_000 : 220_000;
}
