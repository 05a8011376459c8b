import type { DataSource } from "../data-source.ts";

export const movieSource: DataSource = {
	source: "Reported production budgets",
	asOf: "2026-11",
	provenance:
		"Reported production budgets, not adjusted for inflation. Each film names the data set that its budget agrees " +
		"with, within 15 percent, or was taken from: for 594 of the 880 films the budget table of The Numbers (March " +
		"2024), for 242 an export of The Movie Database (of 2017, June 2025 or April 2026), for 36 an IMDb list (of " +
		"2005, of 2021 or its Top 250). Eight films stand in none of them: their budgets are rounded from reporting " +
		"about the film industry and carry the word “estimate”. Films under $100,000 are left out. Genres are tagged " +
		"by hand with TMDB's usual eighteen.",
};
