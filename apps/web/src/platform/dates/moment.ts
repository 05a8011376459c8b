/** "Thursday, 3 December at 18:00 UTC". Without `zone` in the reader's time zone, which is not named. */
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
