import type { Card, Pool } from "@hilo/rules/play/card";
import { optionOf } from "../filter-option.ts";
import rows from "./music.data.json" with { type: "json" };
import { MUSIC_FILTERS, type MusicFilter } from "./music.filters.ts";
import { trackSource } from "./music.source.ts";

export interface Track {
	id: string;
	title: string;
	artist: string;
	/** Of the recording that is counted. */
	releaseYear: number;
	/** Total plays. */
	streams: number;
	/** The plays were not counted in public; so for all songs before 1960. */
	estimate?: boolean;
	/** 0 to 100. */
	popularity: number;
	/** One of the 40 that are played when nothing else can be had. */
	lastResort: boolean;
}

/**
 * Returns the documented popularity of a bundled track: its streams in percent of three thousand million, rounded, at most 100.
 *
 * @param streams total plays
 */
export function fallbackPopularity(streams: number): number {
	return Math.min(100, Math.round((streams / 3e9) * 100));
}

export const TRACKS: readonly Track[] = rows.map(({ lastResort = false, ...track }) => ({
	...track,
	popularity: fallbackPopularity(track.streams),
	lastResort,
}));

export function trackCard({ id, title, artist, releaseYear, streams, estimate }: Track): Card {
	return {
		id,
		name: title,
		detail: `${artist} · ${releaseYear}`,
		art: { kind: "sleeve", artist, year: releaseYear },
		value: streams,
		...(estimate ? { estimate } : {}),
	};
}

const poolOf = (tracks: readonly Track[]): Pool => ({
	game: "music",
	source: trackSource.source,
	asOf: trackSource.asOf,
	cards: tracks.map(trackCard),
});

/** The documented last resort: 40 tracks of all decades. */
export const lastResortTracks: Pool = poolOf(TRACKS.filter(({ lastResort }) => lastResort));

/**
 * Returns the tracks of a decade, or all of them, in the file's order.
 *
 * @param filter the choice of the picker, a value of `MUSIC_FILTERS`
 */
export function musicPool(filter: MusicFilter): Pool {
	const { from, to } = optionOf(MUSIC_FILTERS, filter);
	return poolOf(TRACKS.filter(({ releaseYear }) => releaseYear >= from && releaseYear <= to));
}
