import { SUBREDDITS } from "@hilo/catalog/reddit/reddit.pool";
import { HttpResponse, http } from "msw/http";
import listing from "./fixtures/info-listing.json" with { type: "json" };
import token from "./fixtures/token.json" with { type: "json" };
import { REDDIT_BASE, REDDIT_TOKEN_URL } from "./reddit.client.ts";

export const GAINED_SUBSCRIBERS = 4_321;

const unauthorized = () => HttpResponse.json({ message: "Unauthorized", error: 401 }, { status: 401 });

/** @param gone names of banned or private subreddits, which Reddit leaves out */
export function redditHandlers({ gone = [] }: { gone?: readonly string[] } = {}) {
	const template = listing.data.children[1];
	return [
		http.post(REDDIT_TOKEN_URL, ({ request }) =>
			request.headers.get("Authorization")?.startsWith("Basic ") ? HttpResponse.json(token) : unauthorized(),
		),
		http.get(`${REDDIT_BASE}/api/info`, ({ request }) => {
			if (request.headers.get("Authorization") !== `Bearer ${token.access_token}`) return unauthorized();
			const names = new URL(request.url).searchParams.get("sr_name")?.split(",") ?? [];
			const known = SUBREDDITS.filter(({ name }) => names.includes(name) && !gone.includes(name));
			const children = known.map(({ name, subscribers }) => {
				const recorded = listing.data.children.find((child) => child.data.display_name === name);
				const changed = { display_name: name, subscribers: subscribers + GAINED_SUBSCRIBERS };
				return recorded ?? { ...template, data: { ...template?.data, ...changed } };
			});
			return HttpResponse.json({ ...listing, data: { ...listing.data, dist: children.length, children } });
		}),
	];
}
