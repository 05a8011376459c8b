import { REPOSITORIES } from "@hilo/catalog/github/github.pool";
import { fetchInParts } from "../fetch-in-parts.ts";
import type { BuiltPool, PoolBuildTools } from "../live-pool.ts";
import { fetchStars, MAX_REPOSITORIES_PER_CALL } from "./github.client.ts";
import { starsCard } from "./github.mapper.ts";

/** Returns the bundled repositories with current stars. @throws SourceError or TooLittleError when most are missing. */
export async function buildStars(
	tools: PoolBuildTools,
	access: { token: string; base: string },
): Promise<BuiltPool> {
	const { answers, fetchedAt } = await fetchInParts(REPOSITORIES, MAX_REPOSITORIES_PER_CALL, (part) =>
		fetchStars(tools, access, part),
	);
	return {
		source: "GitHub stars, from its API",
		cards: REPOSITORIES.map((repository, index) => starsCard(repository, answers[index] ?? null)),
		fetchedAt,
	};
}
