import { initials } from "@hilo/catalog/wealth/initials";
import type { Card } from "@hilo/rules/play/card";
import { pictureOf, withPicture } from "../picture.ts";
import { cut, DETAIL_LENGTH, oneLine } from "../text.ts";
import type { WirePerson } from "./forbes.wire.schema.ts";
import { iso2Of } from "./iso2-of.ts";

/** The list counts in millions. */
const DOLLARS_PER_MILLION = 1e6;
/** The list's placeholder for a missing portrait. */
const PLACEHOLDER = /no-pic/i;

/** Returns a person as an item; null for one without a name, a fortune, a country with a flag or a real portrait. */
export function fortuneCard(wire: WirePerson): Card | null {
	const name = oneLine(wire.personName ?? wire.person?.name ?? "");
	const country = oneLine(wire.countryOfCitizenship ?? "");
	const iso2 = iso2Of(country);
	const portrait = portraitOf(wire);
	const netWorth = Math.round(wire.finalWorth * DOLLARS_PER_MILLION);
	if (!name || !iso2 || !portrait || netWorth === 0) return null;
	const company = oneLine(wire.source ?? "");
	const card: Card = {
		id: wire.uri || name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-"),
		name,
		detail: cut([company, country].filter(Boolean).join(" · "), DETAIL_LENGTH),
		art: { kind: "monogram", initials: initials(name.replace(/ & family$/i, "")), iso2 },
		value: netWorth,
	};
	return withPicture(card, portrait);
}

function portraitOf({ squareImage, person, imageExists }: WirePerson): string | undefined {
	const address = squareImage || person?.squareImage;
	if (imageExists === false || !address || PLACEHOLDER.test(address)) return undefined;
	return pictureOf("forbes", address);
}
