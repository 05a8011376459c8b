import type { DataSource } from "../data-source.ts";

export const subredditSource: DataSource = {
	source: "Reddit's list of popular subreddits",
	asOf: "2025-09",
	provenance:
		"Subscriber counts as listed by Reddit's public feed of popular subreddits on 19 September 2025, kept in the " +
		"public repository Ayush-Khandelwal28/higherlowergame. Titles and descriptions are written for this game.",
};
