import type { Card, Pool } from "@hilo/rules/play/card";
import { MUSIC_FILTERS, type MusicFilter, optionOf } from "../filter-options.ts";
import { sourceFields, trackSource } from "../sources.ts";
import rows from "./music.data.json" with { type: "json" };

export interface Track {
	id: string;
	title: string;
	artist: string;
	/** Of the counted recording. */
	releaseYear: number;
	/** Total plays. */
	streams: number;
	/** The plays were not counted in public, as for all songs before 1960. */
	estimate?: boolean;
	/** 0 to 100. */
	popularity: number;
	/** One of the 40 tracks of `lastResortTracks`. */
	lastResort: boolean;
}

/** Returns a bundled track's popularity: its total plays in percent of 3 billion, rounded, at most 100. */
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
	...sourceFields(trackSource),
	cards: tracks.map(trackCard),
});

/** Played when no other tracks are available: 40 tracks of all decades. */
export const lastResortTracks: Pool = poolOf(TRACKS.filter(({ lastResort }) => lastResort));

/** Returns a filter's tracks, in the file's order. */
export function musicPool(filter: MusicFilter): Pool {
	const { from, to } = optionOf(MUSIC_FILTERS, filter);
	return poolOf(TRACKS.filter(({ releaseYear }) => releaseYear >= from && releaseYear <= to));
}
