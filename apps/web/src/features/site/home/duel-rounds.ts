interface Side {
	readonly name: string;
	readonly iso2: string;
	/** Visitors a year. */
	readonly value: number;
}

export interface DuelRound {
	readonly first: Side;
	readonly second: Side;
}

/** The rounds to try on the home page, all of the country game. A test compares the numbers with the catalogue. */
export const DUEL_ROUNDS: readonly DuelRound[] = [
	{
		first: { name: "Turkey", iso2: "tr", value: 45_768_000 },
		second: { name: "Germany", iso2: "de", value: 38_881_000 },
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

export const DUEL_SOURCE = "UN Tourism, 2018";

export function answerOf({ first, second }: DuelRound): "higher" | "lower" {
	return second.value > first.value ? "higher" : "lower";
}
