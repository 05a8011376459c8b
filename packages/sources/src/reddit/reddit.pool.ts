import { SUBREDDITS } from "@hilo/catalog/reddit/reddit.pool";
import { fetchInParts } from "../fetch-in-parts.ts";
import type { WithToken } from "../http/client-credentials.ts";
import type { BuiltPool, PoolBuildTools } from "../live-pool.ts";
import { fetchSubreddits, MAX_SUBREDDITS_PER_CALL } from "./reddit.client.ts";
import { subscribersCard } from "./reddit.mapper.ts";

/**
 * Returns the bundled subreddits with current subscribers.
 * @throws SourceError or TooLittleError when most are missing.
 */
export async function buildSubreddits(
	tools: PoolBuildTools,
	access: { authorized: WithToken; base: string },
): Promise<BuiltPool> {
	const { answers, fetchedAt } = await fetchInParts(SUBREDDITS, MAX_SUBREDDITS_PER_CALL, (part) =>
		fetchSubreddits(
			tools,
			access,
			part.map(({ name }) => name),
		),
	);
	return {
		source: "Reddit's Data API",
		cards: SUBREDDITS.map((subreddit, index) => subscribersCard(subreddit, answers[index] ?? null)),
		fetchedAt,
	};
}
