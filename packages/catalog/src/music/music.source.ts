import type { DataSource } from "../data-source.ts";

export const trackSource: DataSource = {
	source: "Spotify plays, from public charts",
	asOf: "2026-09",
	provenance:
		"Total plays on Spotify, rounded to the nearest million: counts by kworb.net, as copied into public collections in " +
		"July and September 2026.",
	estimates: {
		items: 28,
		from:
			"all the songs from before 1960, which those collections don't have. Most of these counts are carried forward from " +
			"public ones of 2023 to 2025, some come from chart totals alone, and for seven songs no public count was found",
	},
};
