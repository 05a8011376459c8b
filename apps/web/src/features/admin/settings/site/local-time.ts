const two = (n: number) => String(n).padStart(2, "0");

/** Converts ISO 8601 into the value of a `datetime-local` field: "2026-12-03T18:00"; "" for null. */
export function localTime(iso: string | null): string {
	if (!iso) return "";
	const at = new Date(iso);
	const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
	return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The reverse of `localTime`; null without a time. */
export function isoTime(local: string): string | null {
	const at = new Date(local);
	return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
