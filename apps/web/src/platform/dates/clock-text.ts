const SECOND_MS = 1000;

/** "05:09:30". Begun seconds count. */
export function clockText(ms: number): string {
	const seconds = Math.ceil(ms / SECOND_MS);
	return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}
