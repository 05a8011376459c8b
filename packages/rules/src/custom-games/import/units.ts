/** Units of a kind can be converted into one another; the number is how many of the kind's first one they are. */
const KINDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
	mass: { g: 1, mg: 1e-3, kg: 1e3, t: 1e6, lb: 453.59237, oz: 28.349523125 },
	length: { m: 1, mm: 1e-3, cm: 1e-2, km: 1e3, in: 0.0254, ft: 0.3048, yd: 0.9144, mi: 1609.344 },
	area: { "m²": 1, "km²": 1e6, ha: 1e4, "sq mi": 2589988.110336 },
	volume: { l: 1, ml: 1e-3, hl: 100 },
	time: { s: 1, ms: 1e-3, min: 60, h: 3600, d: 86400 },
	data: {
		B: 1,
		...{ kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, PB: 1e15 },
		...{ KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 },
	},
	power: { W: 1, kW: 1e3, MW: 1e6, GW: 1e9 },
	energy: { Wh: 1, kWh: 1e3, MWh: 1e6, GWh: 1e9, TWh: 1e12 },
	speed: { "km/h": 1, mph: 1.609344, "m/s": 3.6 },
};

/** Other ways to write a unit, in lower case. */
const NAMES: Readonly<Record<string, string>> = {
	...names("g", "gram grams gramme grammes gr г"),
	...names("kg", "kgs kilo kilos kilogram kilograms кг"),
	...names("t", "ton tons tonne tonnes tonnen т"),
	...names("lb", "lbs pound pounds"),
	...names("oz", "ounce ounces"),
	...names("m", "metre metres meter meters metros mètres м"),
	...names("km", "kilometre kilometres kilometer kilometers км"),
	...names("cm", "centimetre centimetres centimeter centimeters см"),
	...names("in", "inch inches ″"),
	...names("ft", "foot feet ′"),
	...names("yd", "yard yards"),
	...names("mi", "mile miles"),
	...names("m²", "m2 sqm"),
	...names("km²", "km2 sqkm"),
	...names("ha", "hectare hectares hektar"),
	...names("sq mi", "mi2 mi²"),
	...names("l", "liter liters litre litres"),
	...names("s", "sec secs second seconds sekunden"),
	...names("min", "mins minute minutes minuten"),
	...names("h", "hr hrs hour hours stunden"),
	...names("d", "day days tage"),
	...names("B", "byte bytes"),
	...names("kB", "kb"),
	...names("km/h", "kph kmh"),
};

function names(unit: string, words: string): Record<string, string> {
	return Object.fromEntries(words.split(" ").map((word) => [word, unit]));
}

const KNOWN = new Map<string, { readonly unit: string; readonly kind: string; readonly factor: number }>();
for (const [kind, units] of Object.entries(KINDS)) {
	for (const [unit, factor] of Object.entries(units)) KNOWN.set(unit, { unit, kind, factor });
}

/** Returns a unit as the table above writes it: "metres" is "m"; null for one that can't be converted. */
export function knownUnit(text: string): string | null {
	const plain = text.replace(/\.$/, "").trim();
	if (KNOWN.has(plain)) return plain;
	const lower = plain.toLowerCase();
	const unit = Object.hasOwn(NAMES, lower) ? NAMES[lower] : undefined;
	if (unit !== undefined) return unit;
	// "KG", "Km" and "MIN" are common, "mB" is none.
	return KNOWN.has(lower) && lower.length > 1 ? lower : (dataUnit(plain) ?? null);
}

function dataUnit(text: string): string | undefined {
	return /^[kmgtp]i?b$/i.test(text)
		? [...KNOWN.keys()].find((unit) => unit.toLowerCase() === text.toLowerCase())
		: undefined;
}

/** Returns the kind of a unit of the table, or null. */
export function kindOf(unit: string): string | null {
	return KNOWN.get(unit)?.kind ?? null;
}

/** Returns the units from small to large. */
export function bySize(units: readonly string[]): string[] {
	return units.toSorted((a, b) => (KNOWN.get(a)?.factor ?? 0) - (KNOWN.get(b)?.factor ?? 0));
}

/** Returns a value in another unit of its kind. Rounded to 12 digits, because binary fractions add others. */
export function convert(value: number, from: string, to: string): number {
	const [source, target] = [KNOWN.get(from), KNOWN.get(to)];
	if (from === to || !source || !target || source.kind !== target.kind) return value;
	return Number(((value * source.factor) / target.factor).toPrecision(12));
}
