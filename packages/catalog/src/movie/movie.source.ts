import type { DataSource } from "../data-source.ts";

export const movieSource: DataSource = {
	source: "Reported production budgets",
	asOf: "2026-11",
	provenance:
		"Reported production budgets, not adjusted for inflation. Each film shows the data set that its budget was taken " +
		"from, or agrees with to within 15 percent. Films under $100,000 are left out. Genres are tagged by hand with " +
		"TMDB's usual eighteen.",
	origins: [
		{ source: "The Numbers budget table, March 2024", items: 594 },
		{ source: "TMDB export, June 2025", items: 193 },
		{ source: "TMDB 5000 films, 2017", items: 36 },
		{ source: "IMDb list, 2005", items: 20 },
		{ source: "IMDb film industry table, 2021", items: 14 },
		{ source: "TMDB export, April 2026", items: 13 },
		{ source: "IMDb Top 250 table, June 2024", items: 2 },
	],
	estimates: {
		items: 8,
		from: "films that are in none of these, with budgets rounded from reporting about the film industry",
	},
};
