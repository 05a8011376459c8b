import type { Browser } from "./browser.ts";
import type { Player, TestSite } from "./test-site.ts";

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

export const openWorld = async (site: TestSite) => ({
	root: await site.player("root", { isAdmin: true }),
	ada: await site.player("ada"),
	visitor: site.visitor(),
});

/** What reporters of `report` write. */
export const SECRET = "Only for administrators";

export const report = ({ api }: Browser, changed: object = {}) =>
	api.corrections.report.mutate({ subject: country(), shown: 5_530_003, text: SECRET, ...changed });
