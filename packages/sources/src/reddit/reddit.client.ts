import { z } from "zod";
import { withQuery } from "../http/address.ts";
import { fetchJson, type HttpTools, type JsonAnswer } from "../http/fetch-json.ts";

const subreddit = z.object({
	display_name: z.string().min(1),
	/** Null for a private subreddit. */
	subscribers: z.number().int().nonnegative().nullable(),
	public_description: z.string(),
	community_icon: z.string().nullish(),
	icon_img: z.string().nullish(),
	over18: z.boolean().nullish(),
});

/** The known subreddits of `/api/info?sr_name=…`, in any order. */
export const subredditListing = z.object({
	kind: z.literal("Listing"),
	data: z.object({ children: z.array(z.object({ kind: z.literal("t5"), data: subreddit })) }),
});

export type WireSubreddit = z.output<typeof subreddit>;

export const REDDIT_BASE = "https://oauth.reddit.com";
export const REDDIT_TOKEN_URL = "https://www.reddit.com/api/v1/access_token";
export const MAX_SUBREDDITS_PER_CALL = 100;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** Returns up to 100 subreddits in order; null for one that is banned, private or gone. @throws SourceError */
export async function fetchSubreddits(
	tools: HttpTools,
	authorization: string,
	names: readonly string[],
): Promise<JsonAnswer<(WireSubreddit | null)[]>> {
	const { data, fetchedAt } = await fetchJson(tools, {
		provider: "reddit",
		// Without `raw_json` Reddit writes `&amp;` for `&`.
		url: withQuery(`${REDDIT_BASE}/api/info`, { sr_name: names.join(","), raw_json: 1 }),
		headers: { Authorization: authorization },
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		schema: subredditListing,
	});
	const counted = data.data.children
		.map((child) => child.data)
		.filter((subreddit) => subreddit.subscribers !== null);
	const byName = new Map(counted.map((subreddit) => [subreddit.display_name.toLowerCase(), subreddit]));
	return { data: names.map((name) => byName.get(name.toLowerCase()) ?? null), fetchedAt };
}
