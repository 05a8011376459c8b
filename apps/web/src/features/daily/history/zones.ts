/** Continents whose names help to find a city; all others are grouped as "Other". */
const REGIONS = [
	"Africa",
	"America",
	"Antarctica",
	"Arctic",
	"Asia",
	"Atlantic",
	"Australia",
	"Europe",
	"Indian",
	"Pacific",
];

/** Groups time zones by continent, with cities from A to Z. @param names IANA names */
export function zoneGroups(names: readonly string[]) {
	const zones = [...new Set(names)].map((value) => ({ value, label: zoneName(value) }));
	const byRegion = Map.groupBy(zones, ({ value }) => regionOf(value) ?? "Other");
	return [...REGIONS, "Other"].flatMap((label) => {
		const options = byRegion.get(label)?.toSorted((a, b) => a.label.localeCompare(b.label, "en"));
		return options ? [{ label, options }] : [];
	});
}

/** "America/Argentina/Buenos_Aires" becomes "Buenos Aires, Argentina". */
export function zoneName(name: string): string {
	const places = regionOf(name) ? name.split("/").slice(1) : [name];
	return places.toReversed().join(", ").replaceAll("_", " ");
}

/** "14:05". @param at epoch ms */
export function timeIn(timeZone: string, at: number): string {
	return new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
}

function regionOf(name: string): string | undefined {
	const [first = "", ...rest] = name.split("/");
	return REGIONS.includes(first) && rest.length > 0 ? first : undefined;
}
