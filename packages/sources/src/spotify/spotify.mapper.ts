import type { Card } from "@hilo/rules/play/card";
import { addressOn, pictureOf, withPicture } from "../picture.ts";
import { PROVIDERS } from "../providers.ts";
import { cut, DETAIL_LENGTH, oneLine } from "../text.ts";
import type { WireTrack } from "./spotify.wire.schema.ts";
import { streamsOf } from "./streams.ts";

const DEFAULT_POPULARITY = 50;
/** Sleeves are 640, 300 and 64 pixels wide; the stage shows them at 320. */
const MIN_SLEEVE_WIDTH = 300;

export interface SpotifyTrack {
	readonly card: Card;
	readonly year: number;
	readonly popularity: number;
	/** Whether the popularity is Spotify's own. */
	readonly hasOwnPopularity: boolean;
	/** The URL of a sound sample. */
	readonly preview: string | undefined;
}

/** Returns a track with its item; null for one without a title, an artist or a year. */
export function spotifyTrack(wire: WireTrack): SpotifyTrack | null {
	const title = oneLine(wire.name);
	const artist = oneLine(wire.artists.map(({ name }) => name).join(", "));
	const year = Number(/^\d{4}/.exec(wire.album.release_date ?? "")?.[0] ?? 0);
	if (!title || !artist || year === 0) return null;
	const popularity = wire.popularity ?? DEFAULT_POPULARITY;
	const card: Card = {
		id: `spotify-${wire.id}`,
		name: cut(title, DETAIL_LENGTH),
		detail: `${cut(artist, DETAIL_LENGTH - 7)} · ${year}`,
		art: { kind: "sleeve", artist, year },
		value: streamsOf(popularity),
		estimate: true,
	};
	return {
		card: withPicture(card, sleeveOf(wire)),
		year,
		popularity,
		hasOwnPopularity: wire.popularity != null,
		preview: addressOn(PROVIDERS.spotify.mediaHosts, wire.preview_url),
	};
}

function sleeveOf({ album }: WireTrack): string | undefined {
	const large = album.images.filter(({ width }) => (width ?? 0) >= MIN_SLEEVE_WIDTH);
	const [smallest] = large.sort((a, b) => (a.width ?? 0) - (b.width ?? 0));
	return pictureOf("spotify", (smallest ?? album.images[0])?.url);
}
