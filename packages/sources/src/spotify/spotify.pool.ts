import { MUSIC_FILTERS, type MusicFilter, optionOf } from "@hilo/catalog/filter-options";
import type { Card } from "@hilo/rules/play/card";
import { type BuiltPool, type PoolBuildTools, TooLittleError } from "../built-pool.ts";
import { type Credentials, fetchToken } from "../http/client-credentials.ts";
import { SourceError } from "../http/source-error.ts";
import { addressOn, PROVIDERS, pictureOf, withPicture } from "../providers.ts";
import { cut, DETAIL_LENGTH, oneLine } from "../text.ts";
import { decadeSearches, genreSearches, randomSearches, type Search } from "./searches.ts";
import {
	fetchCategories,
	SPOTIFY_TOKEN_URL,
	searchTracks,
	TRACKS_PER_FETCH,
	type WireTrack,
} from "./spotify.client.ts";

/** Below `MIN_POPULARITY` a track is left out of random searches; below `MIN_TRACKS` there is no pool. */
const MIN_POPULARITY = 30;
const MIN_TRACKS = 10;

/** Returns tracks with estimated streams. @throws SourceError; TooLittleError below ten tracks with a popularity. */
export async function buildTracks(
	tools: PoolBuildTools,
	credentials: Credentials,
	filter: MusicFilter,
): Promise<BuiltPool> {
	const authorization = await fetchToken(tools, "spotify", SPOTIFY_TOKEN_URL, credentials);
	const found = new Map<string, SpotifyTrack>();
	const fetchedAt = tools.clock.now();
	const thisYear = new Date(fetchedAt).getUTCFullYear();
	const isRandom = filter === "random";
	const fits = isRandom ? isKnown : isFromYearsOf(filter);
	const searches = isRandom
		? randomSearches(tools.random, thisYear)
		: decadeSearches(filter, tools.random, thisYear);
	await searchInto(found, tools, authorization, searches, fits);
	if (isRandom && found.size < TRACKS_PER_FETCH) {
		const genres = genreSearches(tools.random, await categoriesOrNone(tools, authorization));
		await searchInto(found, tools, authorization, genres, fits);
	}
	const tracks = [...found.values()].slice(0, TRACKS_PER_FETCH);
	const withPopularity = tracks.filter((track) => track.hasOwnPopularity).length;
	// Without a popularity all tracks would have the same streams, and every answer would be right.
	if (withPopularity < MIN_TRACKS)
		throw new TooLittleError(`${withPopularity} of ${tracks.length} tracks with a popularity`);
	return {
		source: "Spotify; streams estimated from popularity",
		cards: tracks.map(({ card }) => card),
		fetchedAt,
	};
}

type Fits = (track: SpotifyTrack) => boolean;

const isKnown: Fits = ({ popularity }) => popularity >= MIN_POPULARITY;

function isFromYearsOf(filter: MusicFilter): Fits {
	const { from, to } = optionOf(MUSIC_FILTERS, filter);
	return ({ year }) => year >= from && year <= to;
}

/** Searches until there are enough tracks. A song on several albums counts once, as the best known. */
async function searchInto(
	found: Map<string, SpotifyTrack>,
	tools: PoolBuildTools,
	authorization: string,
	searches: readonly Search[],
	fits: Fits,
): Promise<void> {
	for (const search of searches) {
		if (found.size >= TRACKS_PER_FETCH) return;
		for (const wire of await searchTracks(tools, authorization, search)) {
			const track = spotifyTrack(wire);
			if (!track || !fits(track)) continue;
			const song = `${track.card.name} ${wire.artists[0]?.name ?? ""}`.toLowerCase();
			if (track.popularity > (found.get(song)?.popularity ?? -1)) found.set(song, track);
		}
	}
}

/** Spotify refuses its categories to new apps: then the usual genres are searched. */
async function categoriesOrNone(tools: PoolBuildTools, authorization: string): Promise<string[]> {
	try {
		return await fetchCategories(tools, authorization);
	} catch (error) {
		if (error instanceof SourceError && (error.kind === "refused" || error.kind === "missing")) return [];
		throw error;
	}
}

const DEFAULT_POPULARITY = 50;
/** Sleeves are 640, 300 and 64 pixels wide; the stage shows them at 320. */
const MIN_SLEEVE_WIDTH = 300;

export interface SpotifyTrack {
	readonly card: Card;
	readonly year: number;
	readonly popularity: number;
	/** Whether the popularity is Spotify's own. */
	readonly hasOwnPopularity: boolean;
}

/** Returns a track with its item; null for one without a title, an artist or a year. */
export function spotifyTrack(wire: WireTrack): SpotifyTrack | null {
	const title = oneLine(wire.name);
	const artist = oneLine(wire.artists.map(({ name }) => name).join(", "));
	const year = Number(/^\d{4}/.exec(wire.album.release_date ?? "")?.[0] ?? 0);
	if (!title || !artist || year === 0) return null;
	const popularity = wire.popularity ?? DEFAULT_POPULARITY;
	const previewUrl = addressOn(PROVIDERS.spotify.mediaHosts, wire.preview_url);
	const card: Card = {
		id: `spotify-${wire.id}`,
		name: cut(title, DETAIL_LENGTH),
		detail: `${cut(artist, DETAIL_LENGTH - 7)} · ${year}`,
		art: { kind: "sleeve", artist, year },
		value: streamsOf(popularity),
		estimate: true,
		...(previewUrl && { previewUrl }),
	};
	return {
		card: withPicture(card, sleeveOf(wire)),
		year,
		popularity,
		hasOwnPopularity: wire.popularity != null,
	};
}

function sleeveOf({ album }: WireTrack): string | undefined {
	const large = album.images.filter(({ width }) => (width ?? 0) >= MIN_SLEEVE_WIDTH);
	const [smallest] = large.sort((a, b) => (a.width ?? 0) - (b.width ?? 0));
	return pictureOf("spotify", (smallest ?? album.images[0])?.url);
}

/** The range of streams for a popularity of at least `from`. */
const TIERS = [
	{ from: 90, low: 1_500_000_000, high: 3_000_000_000 },
	{ from: 80, low: 800_000_000, high: 1_500_000_000 },
	{ from: 70, low: 400_000_000, high: 800_000_000 },
	{ from: 60, low: 200_000_000, high: 400_000_000 },
	{ from: 50, low: 100_000_000, high: 200_000_000 },
	{ from: 40, low: 50_000_000, high: 100_000_000 },
	{ from: 30, low: 10_000_000, high: 50_000_000 },
	{ from: 20, low: 1_000_000, high: 10_000_000 },
	{ from: 10, low: 100_000, high: 1_000_000 },
	{ from: 0, low: 10_000, high: 100_000 },
] as const;
const TIER_WIDTH = 10;

/** Returns the estimated streams for a popularity of 0 to 100: equal ones give the same, higher ones more. */
export function streamsOf(popularity: number): number {
	const bounded = Math.min(100, Math.max(0, popularity));
	const tier = TIERS.find(({ from }) => bounded >= from) ?? TIERS[TIERS.length - 1];
	if (!tier) throw new RangeError(`No tier for ${popularity}`);
	return Math.round(tier.low + ((bounded - tier.from) / TIER_WIDTH) * (tier.high - tier.low));
}
