import type { DataSource } from "../data-source.ts";

export const historySource: DataSource = {
	source: "English Wikipedia",
	asOf: "2026-11",
	provenance:
		"Years of 796 well-known events. Each event names an article of the English Wikipedia to read more in, and its " +
		"year was checked against general references, for most events also against public lists drawn from Wikipedia " +
		"and Wikidata. Titles and sentences are written for this game. Emblems from game-icons.net, CC BY 3.0.",
};
