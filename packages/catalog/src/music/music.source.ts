import type { DataSource } from "../data-source.ts";

export const trackSource: DataSource = {
	source: "Spotify plays, from public charts",
	asOf: "2026-09",
	provenance:
		"Total plays on Spotify, rounded to the nearest million, from public tables of the most streamed songs of July " +
		"and September 2026. For songs before 1960 they are estimates, most of them carried forward from public counts " +
		"of February 2023 and chart totals, and their cards say so.",
};
