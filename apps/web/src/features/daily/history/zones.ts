interface ZoneGroup {
	/** A part of the world. */
	readonly label: string;
	readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Parts of the world whose names say enough to look for a city there; all else is "Other". */
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

/** Returns time zones by the parts of the world, each with its cities from A to Z. @param names IANA names, in any order */
export function zoneGroups(names: readonly string[]): ZoneGroup[] {
	const groups = new Map<string, { value: string; label: string }[]>();
	for (const value of new Set(names)) {
		const region = regionOf(value) ?? "Other";
		groups.set(region, [...(groups.get(region) ?? []), { value, label: zoneWords(value) }]);
	}
	return [...REGIONS, "Other"].flatMap((label) => {
		const options = groups.get(label)?.toSorted((a, b) => a.label.localeCompare(b.label, "en"));
		return options ? [{ label, options }] : [];
	});
}

/** "America/Argentina/Buenos_Aires" as "Buenos Aires, Argentina"; "UTC" as it is. */
export function zoneWords(name: string): string {
	const places = regionOf(name) ? name.split("/").slice(1) : [name];
	return places.toReversed().join(", ").replaceAll("_", " ");
}

/** Returns what the clocks of a time zone show: "14:05". @param at epoch milliseconds */
export function timeIn(timeZone: string, at: number): string {
	return new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
}

function regionOf(name: string): string | undefined {
	const [first = "", ...rest] = name.split("/");
	return REGIONS.includes(first) && rest.length > 0 ? first : undefined;
}
