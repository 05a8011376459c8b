import { COUNTRIES } from "@hilo/catalog/country/country.pool";
import type { WealthCategory } from "@hilo/catalog/filter-options";
import { BILLIONAIRES, OTHER_TRADE } from "@hilo/catalog/wealth/wealth.pool";
import type { Card } from "@hilo/rules/play/card";
import { type BuiltPool, type PoolBuildTools, TooLittleError } from "../built-pool.ts";
import { pictureOf, withPicture } from "../providers.ts";
import { cut, DETAIL_LENGTH, oneLine } from "../text.ts";
import { fetchFortunes, type WirePerson } from "./forbes.client.ts";

/** Players soon know a smaller pool by heart. */
const MIN_PEOPLE = 10;

/** Returns a category's people. @throws SourceError; TooLittleError below ten people with a portrait. */
export async function buildFortunes(
	tools: PoolBuildTools,
	base: string,
	category: WealthCategory,
): Promise<BuiltPool> {
	const { data, fetchedAt } = await fetchFortunes(tools, base, category);
	// A person of two matching industries is listed twice.
	const cards = new Map(data.flatMap((person) => fortuneCard(person) ?? []).map((card) => [card.id, card]));
	if (cards.size < MIN_PEOPLE) throw new TooLittleError(`${cards.size} people with a portrait`);
	return { source: "Forbes list of billionaires", cards: [...cards.values()], fetchedAt };
}

/** The list names no trade. */
const TRADES: ReadonlyMap<string, string> = new Map(BILLIONAIRES.map(({ name, icon }) => [name, icon]));

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
		art: { kind: "person", iso2, icon: TRADES.get(name.replace(/ & family$/i, "")) ?? OTHER_TRADE },
		value: netWorth,
	};
	return withPicture(card, portrait);
}

function portraitOf({ squareImage, person, imageExists }: WirePerson): string | undefined {
	const address = squareImage || person?.squareImage;
	if (imageExists === false || !address || PLACEHOLDER.test(address)) return undefined;
	return pictureOf("forbes", address);
}

const ALPHABET = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

function codesByName(): ReadonlyMap<string, string> {
	const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
	const codes = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));
	return new Map([
		...codes.flatMap((code): [string, string][] => {
			const name = names.of(code);
			return name ? [[name, code.toLowerCase()]] : [];
		}),
		...COUNTRIES.map(({ name, iso2 }): [string, string] => [name, iso2]),
		...BILLIONAIRES.map(({ country, iso2 }): [string, string] => [country, iso2]),
	]);
}

let codes: ReadonlyMap<string, string> | null = null;

/** Returns a country's ISO 3166-1 alpha-2 code in lower case; undefined for an unknown name. */
export function iso2Of(country: string): string | undefined {
	codes ??= codesByName();
	return codes.get(country);
}
