import { type GapScale, points } from "../play/gap.ts";
import { FIRST_YEAR, formatCustom } from "./format.ts";

/** Labels that mean a point in time: "Year", "Year of birth", "Founded", "Opening year". */
const YEAR =
	/^year(?: (?:of|it|when)\b.*| \w+ed)?$|^(?:founded|born|released?|since|established|published|launched|died)$|\b(?:birth|opening|release|first|founding|publication|launch) year$/i;
const PERCENT = /%|\bper ?cent(?:age)?\b/i;
/** Numbers without a zero that means nothing. */
const LEVEL =
	/temperature|celsius|fahrenheit|°|\bdegrees\b|\bratings?\b|\branks?\b|\branking\b|\bgrades?\b|\bindex\b|\bph\b/i;
/** Numbers of which two don't make a third. */
const RATE =
	/\bspeed\b|\bage\b|\bper\b|\bmph\b|\/|\baverage\b|\bdensity\b|\brates?\b|\bscores?\b|\brecord\b/i;
/** Things that are counted without an s at the end. */
const COUNTED = /s$|population|people/i;

/** Signs before the amount, by the unit in a label. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
	[/^(?:(?:us )?dollars?|us ?\$|usd|\$)$/i, "$"],
	[/^(?:euros?|eur|€)$/i, "€"],
	[/^(?:gbp|£)$/i, "£"],
];

/** Units that stay as they are after a number. Another word of a label may mean something else. */
const UNITS =
	/^(?:[kcm]?m|k?g|mg|t|ml|l|s|h|min|ft|km²|m²|km\/h|mph|kcal|°[CF]|(?:kilo|centi|milli)?met(?:re|er)s|miles|feet|inches|acres|hectares|(?:kilo|milli)?grams|tonnes|tons|pounds|lbs|lit(?:re|er)s|seconds|minutes|hours|days|weeks|months|years|degrees)$/i;
const SINGULARS: Readonly<Record<string, string>> = { feet: "foot", inches: "inch" };

/** Returns the scale that a custom game's label tells. What it doesn't tell is left out of the sentence. */
export function customScale(label: string, thousandsSeparator: boolean): GapScale {
	const unit = unitOf(label);
	const scale = {
		kind: "amount",
		amount: amountIn(unit),
		noun: "",
		isCounted: COUNTED.test(nounOf(label)),
		adds: false,
	} as const;
	if (YEAR.test(label)) return { ...scale, kind: "year", isCounted: false };
	if (!thousandsSeparator && unit === null)
		return { ...scale, kind: "year", firstYear: FIRST_YEAR, isCounted: false };
	if (PERCENT.test(label)) return { ...scale, kind: "level", amount: points, isCounted: false };
	if (LEVEL.test(label)) return { ...scale, kind: "level", isCounted: false };
	return { ...scale, adds: !RATE.test(label) };
}

/** "metres" in "Height in metres", "kg" in "Weight (kg)", "minutes" in "Minutes"; null without a known unit. */
function unitOf(label: string): string | null {
	const [, bracketed, named] = label.match(/\(([^()]*)\)$|\bin ([^()]*)$/i) ?? [];
	const unit = (bracketed ?? named ?? label).trim();
	return UNITS.test(unit) || CURRENCIES.some(([names]) => names.test(unit)) ? unit : null;
}

/** The label without its unit. */
function nounOf(label: string): string {
	return label.replace(/\s*\([^()]*\)$|\s+in\s.*$|\s+(?:per|an?)\s.*$/i, "");
}

function amountIn(unit: string | null): GapScale["amount"] {
	const sign = unit && CURRENCIES.find(([names]) => names.test(unit))?.[1];
	if (sign) return (by) => sign + formatCustom(by);
	return (by) =>
		unit ? `${formatCustom(by)} ${by === 1 ? singular(unit) : plural(unit)}` : formatCustom(by);
}

/** A label in capitals at its start, such as "Minutes", is written small. */
function plural(unit: string): string {
	return unit.length > 3 ? unit.toLowerCase() : unit;
}

function singular(unit: string): string {
	const many = plural(unit);
	return SINGULARS[many] ?? (many.length > 3 ? many.replace(/s$/, "") : many);
}
