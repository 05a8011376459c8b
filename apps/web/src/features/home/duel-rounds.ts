import germany from "flag-icons/flags/4x3/de.svg?inline";
import turkey from "flag-icons/flags/4x3/tr.svg?inline";
import { addressOf } from "../../ui/base-path.ts";

export interface Country {
	readonly name: string;
	readonly iso2: string;
	readonly value: number;
	/** Its flag as part of the document. */
	readonly flag?: string;
}

export interface DuelRound {
	readonly first: Country;
	readonly second: Country;
}

export const flagOf = ({ iso2, flag }: Country) => flag ?? addressOf(`/flags/${iso2}.svg`);

/**
 * Visitors a year, as in the country game. A test compares the numbers with the catalogue. The first flags are the home
 * page's largest paint, which requests would delay on a phone from 1.2 to 1.5 s.
 */
export const DUEL_ROUNDS: readonly DuelRound[] = [
	{
		first: { name: "Turkey", iso2: "tr", value: 45_768_000, flag: turkey },
		second: { name: "Germany", iso2: "de", value: 38_881_000, flag: germany },
	},
	{
		first: { name: "Australia", iso2: "au", value: 9_246_000 },
		second: { name: "Austria", iso2: "at", value: 30_816_000 },
	},
	{
		first: { name: "China", iso2: "cn", value: 62_900_000 },
		second: { name: "France", iso2: "fr", value: 89_400_000 },
	},
];

export function answerOf({ first, second }: DuelRound): "higher" | "lower" {
	return second.value > first.value ? "higher" : "lower";
}
