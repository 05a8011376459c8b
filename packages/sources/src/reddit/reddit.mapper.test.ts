import { SUBREDDITS } from "@hilo/catalog/reddit/reddit.pool";
import { expect, test } from "vitest";
import listing from "./fixtures/info-listing.json" with { type: "json" };
import { subscribersCard } from "./reddit.mapper.ts";
import { subredditListing } from "./reddit.wire.schema.ts";

const wireSubreddits = subredditListing.parse(listing).data.children.map((child) => child.data);

function pair(name: string) {
	const bundled = SUBREDDITS.find((subreddit) => subreddit.name === name);
	const live = wireSubreddits.find((subreddit) => subreddit.display_name === name);
	if (!bundled || !live) throw new RangeError(`No ${name}`);
	return { bundled, live };
}

test("an item has the live subscribers, description and icon", () => {
	const { bundled, live } = pair("AskReddit");
	expect(subscribersCard(bundled, live)).toEqual({
		id: "AskReddit",
		name: "r/AskReddit",
		detail: "r/AskReddit is the place to ask and answer thought-provoking questions.",
		art: { kind: "subreddit", name: "AskReddit", imageUrl: live.icon_img },
		value: 57_412_288,
	});
});

test("prefers the community icon, and shows none of an adult subreddit", () => {
	const { bundled, live } = pair("golang");
	expect(subscribersCard(bundled, live).art.imageUrl).toMatch(
		/^https:\/\/styles\.redditmedia\.com\/t5_2rc7j/,
	);
	expect(subscribersCard(bundled, { ...live, over18: true }).art.imageUrl).toBeUndefined();
});

test("shortens a description to one line of 100 characters, and replaces an empty one by the bundled one", () => {
	const { bundled, live } = pair("AskReddit");
	const long = subscribersCard(bundled, { ...live, public_description: `One\n\ntwo ${"x".repeat(200)}` });
	expect(long.detail).toBe(`One two ${"x".repeat(91)}…`);
	const empty = subscribersCard(bundled, { ...live, public_description: " \n" });
	expect(empty.detail).toBe(bundled.description);
});

test("keeps the bundled count, with its date, and texts of a subreddit without an answer", () => {
	const { bundled, live } = pair("AskReddit");
	for (const answer of [null, { ...live, subscribers: null }]) {
		const card = subscribersCard(bundled, answer);
		expect(card.value).toBe(bundled.subscribers);
		expect(card.detail).toBe(`${bundled.description} · counted in September 2025`);
	}
});
