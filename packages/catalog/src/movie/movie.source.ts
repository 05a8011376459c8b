import type { DataSource } from "../data-source.ts";

export const movieSource: DataSource = {
	source: "Reported production budgets",
	asOf: "2026-11",
	provenance:
		"Reported production budgets: a budget table in the style of The Numbers (to 2019) and an export of TMDB (to " +
		"2017), checked against each other; films after those and a few older ones from general reporting about the " +
		"film industry, rounded. Not adjusted for inflation. Genres are tagged by hand with TMDB's usual eighteen.",
};
