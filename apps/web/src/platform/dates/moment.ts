/**
 * Returns a day with its time: "Thursday, 3 December at 18:00 UTC". In the reader's own time zone where `zone` is left out, and then without
 * its name: everybody knows their own.
 */
export function momentText(iso: string, zone?: string): string {
	const date = new Date(iso);
	const day = date.toLocaleDateString("en-GB", {
		weekday: "long",
		day: "numeric",
		month: "long",
		...(zone && { timeZone: zone }),
	});
	const time = date.toLocaleTimeString("en-GB", {
		hour: "2-digit",
		minute: "2-digit",
		...(zone && { timeZone: zone, timeZoneName: "short" }),
	});
	return `${day} at ${time}`;
}
