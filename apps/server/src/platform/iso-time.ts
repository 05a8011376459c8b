/** Epoch milliseconds as ISO 8601, as answers and exports give all times. */
export function isoTime(at: number): string;
export function isoTime(at: number | null): string | null;
export function isoTime(at: number | null): string | null {
	return at === null ? null : new Date(at).toISOString();
}
