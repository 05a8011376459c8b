import { REPOSITORIES, type Repository, repositoryCard } from "@hilo/catalog/github/github.pool";
import { repositorySource } from "@hilo/catalog/sources";
import type { Card } from "@hilo/rules/play/card";
import { type BuiltPool, fetchInParts, type PoolBuildTools } from "../built-pool.ts";
import { withCountDate } from "../text.ts";
import { fetchStars, MAX_REPOSITORIES_PER_CALL, type WireRepository } from "./github.client.ts";

/** Returns the bundled repositories with current stars. @throws SourceError or TooLittleError when most are missing. */
export async function buildStars(tools: PoolBuildTools, token: string): Promise<BuiltPool> {
	const { answers, fetchedAt } = await fetchInParts(REPOSITORIES, MAX_REPOSITORIES_PER_CALL, (part) =>
		fetchStars(tools, token, part),
	);
	return {
		source: "GitHub stars, from its API",
		cards: REPOSITORIES.map((repository, index) => starsCard(repository, answers[index] ?? null)),
		fetchedAt,
	};
}

/** Returns a repository as an item: with its live stars, or without an answer with the bundled ones and their date. */
export function starsCard(bundled: Repository, live: WireRepository | null): Card {
	if (!live) return withCountDate(repositoryCard(bundled), repositorySource.asOf);
	return repositoryCard({
		...bundled,
		stars: live.stargazerCount,
		language: live.primaryLanguage?.name ?? bundled.language,
	});
}
