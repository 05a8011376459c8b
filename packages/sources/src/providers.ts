import type { Card } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";

export const PROVIDER_IDS = ["github", "reddit", "tmdb", "spotify", "forbes", "wikimedia"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** The terms in full are in each provider's README. */
export interface Provider {
	readonly name: string;
	readonly game: GameId;
	/** Must appear where the data is shown or credited. */
	readonly attribution: string;
	readonly termsUrl: string;
	/** The page that is shown with the numbers. */
	readonly url: string;
	/** The only hosts that an item's picture or sample may come from. */
	readonly imageHosts: readonly string[];
	readonly mediaHosts: readonly string[];
}

export const PROVIDERS: Readonly<Record<ProviderId, Provider>> = {
	github: {
		name: "GitHub",
		game: "github",
		attribution: "Star counts from the GitHub API.",
		termsUrl: "https://docs.github.com/en/site-policy/github-terms/github-terms-of-service",
		url: "https://github.com/",
		imageHosts: [],
		mediaHosts: [],
	},
	reddit: {
		name: "Reddit",
		game: "reddit",
		attribution: "Subscriber counts, descriptions and icons from the Reddit Data API.",
		termsUrl: "https://redditinc.com/policies/data-api-terms",
		url: "https://www.reddit.com/",
		imageHosts: ["styles.redditmedia.com", "a.thumbs.redditmedia.com", "b.thumbs.redditmedia.com"],
		mediaHosts: [],
	},
	tmdb: {
		name: "TMDB",
		game: "movie",
		attribution: "This product uses the TMDB API but is not endorsed or certified by TMDB.",
		termsUrl: "https://www.themoviedb.org/api-terms-of-use",
		url: "https://www.themoviedb.org/",
		imageHosts: ["image.tmdb.org"],
		mediaHosts: [],
	},
	spotify: {
		name: "Spotify",
		game: "music",
		attribution:
			"Titles, artists, sleeves and popularity from Spotify. Streams are estimated from the popularity.",
		termsUrl: "https://developer.spotify.com/policy",
		url: "https://open.spotify.com/",
		imageHosts: ["i.scdn.co"],
		mediaHosts: ["p.scdn.co"],
	},
	forbes: {
		name: "Forbes list",
		game: "wealth",
		attribution: "Net worth and portraits from the Forbes list of billionaires, over an unofficial service.",
		termsUrl: "https://www.forbes.com/terms-and-conditions/",
		url: "https://www.forbes.com/billionaires/",
		imageHosts: [
			"specials-images.forbesimg.com",
			"i.forbesimg.com",
			"imageio.forbes.com",
			"thumbor.forbes.com",
		],
		mediaHosts: [],
	},
	wikimedia: {
		name: "Wikipedia",
		game: "history",
		attribution: "Events from Wikipedia's “On this day”, by its authors, CC BY-SA 4.0; shortened here.",
		termsUrl: "https://foundation.wikimedia.org/wiki/Policy:Terms_of_Use",
		url: "https://en.wikipedia.org/",
		imageHosts: ["upload.wikimedia.org"],
		mediaHosts: [],
	},
};

/** Returns the URL as https where its host is listed; else, and for an empty or missing one, undefined. */
export function addressOn(hosts: readonly string[], address: string | null | undefined): string | undefined {
	if (!address) return undefined;
	const url = URL.parse(address, "https://invalid.invalid");
	if (!url || !hosts.includes(url.hostname)) return undefined;
	url.protocol = "https:";
	return url.href;
}

/** Returns the URL of a picture from the provider's hosts, the only ones that the content security policy allows. */
export function pictureOf(provider: ProviderId, address: string | null | undefined): string | undefined {
	return addressOn(PROVIDERS[provider].imageHosts, address);
}

/** Returns the item with a picture in place of its drawn art; unchanged for no picture. */
export function withPicture(card: Card, imageUrl: string | undefined): Card {
	return imageUrl === undefined ? card : { ...card, art: { ...card.art, imageUrl } };
}
