import type { Player } from "./test-site.ts";

/** The number of a card of the tests' pool of countries. */
export function country(itemId = "card-1") {
	return { kind: "classic", game: "country", itemId, measure: "" } as const;
}

/** Of the tests' date: later than the pools' numbers. */
export const CORRECTED = {
	decision: "correct",
	value: 6_000_011,
	source: "The office",
	sourceUrl: "https://office.example/6",
	asOf: "2026-09",
	reason: "It had a typo.",
} as const;

type Decide = Parameters<Player["api"]["corrections"]["decide"]["mutate"]>[0];
type WithoutSubject<Input> = Input extends unknown ? Omit<Input, "subject"> : never;

export function decideCountry(admin: Player, decision: WithoutSubject<Decide>, itemId?: string) {
	return admin.api.corrections.decide.mutate({ ...decision, subject: country(itemId) });
}
