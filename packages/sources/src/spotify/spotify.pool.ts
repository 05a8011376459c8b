import { optionOf } from "@hilo/catalog/filter-option";
import { MUSIC_FILTERS, type MusicFilter } from "@hilo/catalog/music/music.filters";
import { SourceError } from "../http/source-error.ts";
import { type BuiltPool, type PoolBuildTools, TooLittleError } from "../live-pool.ts";
import { decadeSearches, genreSearches, randomSearches, type Search } from "./searches.ts";
import { fetchCategories, type SpotifyAccess, searchTracks, TRACKS_PER_FETCH } from "./spotify.client.ts";
import { type SpotifyTrack, spotifyTrack } from "./spotify.mapper.ts";

/** Below `MIN_POPULARITY` a track is left out of random searches; below `MIN_TRACKS` there is no pool. */
const MIN_POPULARITY = 30;
const MIN_TRACKS = 10;

/** Returns tracks with estimated streams. @throws SourceError; TooLittleError below ten tracks with a popularity. */
export async function buildTracks(
	tools: PoolBuildTools,
	access: SpotifyAccess,
	filter: MusicFilter,
): Promise<BuiltPool> {
	const found = new Map<string, SpotifyTrack>();
	const fetchedAt = tools.clock.now();
	const thisYear = new Date(fetchedAt).getUTCFullYear();
	const isRandom = filter === "random";
	const fits = isRandom ? isKnown : isFromYearsOf(filter);
	const searches = isRandom
		? randomSearches(tools.random, thisYear)
		: decadeSearches(filter, tools.random, thisYear);
	await searchInto(found, tools, access, searches, fits);
	if (isRandom && found.size < TRACKS_PER_FETCH) {
		const genres = genreSearches(tools.random, await categoriesOrNone(tools, access));
		await searchInto(found, tools, access, genres, fits);
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
		previews: Object.fromEntries(
			tracks.flatMap(({ card, preview }) => (preview ? [[card.id, preview]] : [])),
		),
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
	access: SpotifyAccess,
	searches: readonly Search[],
	fits: Fits,
): Promise<void> {
	for (const search of searches) {
		if (found.size >= TRACKS_PER_FETCH) return;
		for (const wire of await searchTracks(tools, access, search)) {
			const track = spotifyTrack(wire);
			if (!track || !fits(track)) continue;
			const song = `${track.card.name} ${wire.artists[0]?.name ?? ""}`.toLowerCase();
			if (track.popularity > (found.get(song)?.popularity ?? -1)) found.set(song, track);
		}
	}
}

/** Spotify refuses its categories to new apps: then the usual genres are searched. */
async function categoriesOrNone(tools: PoolBuildTools, access: SpotifyAccess): Promise<string[]> {
	try {
		return await fetchCategories(tools, access);
	} catch (error) {
		if (error instanceof SourceError && (error.kind === "refused" || error.kind === "missing")) return [];
		throw error;
	}
}
