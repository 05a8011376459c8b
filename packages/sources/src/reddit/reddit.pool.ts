import { SUBREDDITS } from "@hilo/catalog/reddit/reddit.pool";
import type { WithToken } from "../http/client-credentials.ts";
import { inParts } from "../in-parts.ts";
import type { Building, BuiltPool } from "../live-pool.ts";
import { fetchSubreddits, SUBREDDITS_A_CALL } from "./reddit.client.ts";
import { subscribersCard } from "./reddit.mapper.ts";

/**
 * Returns the bundled subreddits with current subscribers.
 * @throws SourceError or TooLittleError when most are missing.
 */
export async function buildSubreddits(
	tools: Building,
	access: { authorized: WithToken; base: string },
): Promise<BuiltPool> {
	const { answers, fetchedAt } = await inParts(SUBREDDITS, SUBREDDITS_A_CALL, (part) =>
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
