import type { DataSource } from "../data-source.ts";

export const repositorySource: DataSource = {
	source: "GitHub stars, from EvanLi/Github-Ranking",
	asOf: "2026-08",
	provenance:
		"Star counts, repository names and languages from the public daily list EvanLi/Github-Ranking, edition of " +
		"22 August 2026, which collects them from GitHub's own API. The language is GitHub's label; where GitHub " +
		"names none, the set says Markdown. Descriptions are written for this game.",
};
