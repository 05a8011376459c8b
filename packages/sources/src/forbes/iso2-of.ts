import { COUNTRIES } from "@hilo/catalog/country/country.pool";
import { BILLIONAIRES } from "@hilo/catalog/wealth/wealth.pool";

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
