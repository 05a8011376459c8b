import { type Subreddit, subredditCard } from "@hilo/catalog/reddit/reddit.pool";
import { subredditSource } from "@hilo/catalog/reddit/reddit.source";
import type { Card } from "@hilo/rules/play/card";
import { pictureOf, withPicture } from "../picture.ts";
import { cut, DETAIL_LENGTH, oneLine } from "../text.ts";
import { withCountDate } from "../with-count-date.ts";
import type { WireSubreddit } from "./reddit.wire.schema.ts";

/** Documented: the description of a community that could not be fetched, where there is no bundled one. */
export const NO_DESCRIPTION = "Description unavailable";
/** Documented: descriptions are cut here. */
export const DESCRIPTION_LENGTH = 100;

/** Returns a subreddit's card with its live subscribers; with its bundled, dated ones where there is no answer for it. */
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
