import type { DataSource } from "../data-source.ts";

export const historySource: DataSource = {
	source: "General historical record",
	asOf: "2026-11",
	provenance:
		"Years of well-known events from general historical knowledge, each checked again when it was written and when " +
		"it was bundled. Titles and sentences are written for this game. Emblems from game-icons.net, CC BY 3.0.",
};
