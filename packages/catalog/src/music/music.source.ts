import type { DataSource } from "../data-source.ts";

export const trackSource: DataSource = {
	source: "Spotify plays, from public charts",
	asOf: "2026-09",
	provenance:
		"Total plays on Spotify, rounded to the nearest million. Those of 304 songs are counts by kworb.net, as copied " +
		"into public collections in July and September 2026. The 28 songs before 1960 are in none of them: their plays " +
		"carry the word “estimate”. Most are carried forward from public counts of 2023 to 2025, some from chart " +
		"totals alone, and for seven songs no public count was found at all.",
};
