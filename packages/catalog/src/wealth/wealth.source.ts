import type { DataSource } from "../data-source.ts";

export const billionaireSource: DataSource = {
	source: "Forbes real-time list",
	asOf: "2026-10",
	provenance:
		"Numbers of the Forbes Real-Time Billionaires list for 8 October 2026, taken from a public daily archive of it " +
		"and rounded to the nearest ten million dollars. Several fortunes are counted together with the family's. Years " +
		"of birth from the same archive and general knowledge.",
};
