/** "2026-08" becomes "Aug 2026". */
export function monthOf(asOf: string): string {
	return new Date(`${asOf}-15`).toLocaleDateString("en-GB", {
		month: "short",
		year: "numeric",
		timeZone: "UTC",
	});
}
