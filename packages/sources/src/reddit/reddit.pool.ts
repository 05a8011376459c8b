import { SUBREDDITS, type Subreddit, subredditCard } from "@hilo/catalog/reddit/reddit.pool";
import { subredditSource } from "@hilo/catalog/sources";
import type { Card } from "@hilo/rules/play/card";
import { type BuiltPool, fetchInParts, type PoolBuildTools } from "../built-pool.ts";
import { type Credentials, fetchToken } from "../http/client-credentials.ts";
import { pictureOf, withPicture } from "../providers.ts";
import { cut, DETAIL_LENGTH, oneLine, withCountDate } from "../text.ts";
import {
	fetchSubreddits,
	MAX_SUBREDDITS_PER_CALL,
	REDDIT_TOKEN_URL,
	type WireSubreddit,
} from "./reddit.client.ts";

/**
 * Returns the bundled subreddits with current subscribers.
 * @throws SourceError or TooLittleError when most are missing.
 */
export async function buildSubreddits(tools: PoolBuildTools, credentials: Credentials): Promise<BuiltPool> {
	const authorization = await fetchToken(tools, "reddit", REDDIT_TOKEN_URL, credentials);
	const { answers, fetchedAt } = await fetchInParts(SUBREDDITS, MAX_SUBREDDITS_PER_CALL, (part) =>
		fetchSubreddits(
			tools,
			authorization,
			part.map(({ name }) => name),
		),
	);
	return {
		source: "Reddit's Data API",
		cards: SUBREDDITS.map((subreddit, index) => subscribersCard(subreddit, answers[index] ?? null)),
		fetchedAt,
	};
}

/** Shown for a subreddit that has neither a live nor a bundled description. */
const NO_DESCRIPTION = "Description unavailable";
const DESCRIPTION_LENGTH = 100;

/** Returns a subreddit as an item: with live subscribers, or without an answer with the bundled ones and their date. */
export function subscribersCard(bundled: Subreddit, live: WireSubreddit | null): Card {
	if (live?.subscribers == null) {
		const description = bundled.description || NO_DESCRIPTION;
		return withCountDate(subredditCard({ ...bundled, description }), subredditSource.asOf);
	}
	const description = cut(oneLine(live.public_description), DESCRIPTION_LENGTH);
	const card = subredditCard({
		...bundled,
		description: description || bundled.description || NO_DESCRIPTION,
		subscribers: live.subscribers,
	});
	const short = { ...card, detail: cut(card.detail ?? "", DETAIL_LENGTH) };
	return withPicture(short, iconOf(live));
}

function iconOf({ community_icon, icon_img, over18 }: WireSubreddit): string | undefined {
	if (over18) return undefined;
	return pictureOf("reddit", community_icon) ?? pictureOf("reddit", icon_img);
}
