import { fallbackPopularity, TRACKS } from "@hilo/catalog/music/music.pool";
import { HttpResponse, http } from "msw/http";
import categories from "./fixtures/categories.json" with { type: "json" };
import found from "./fixtures/search-answer.json" with { type: "json" };
import token from "./fixtures/token.json" with { type: "json" };
import { SPOTIFY_BASE, SPOTIFY_TOKEN_URL } from "./spotify.client.ts";

const refusal = (status: number, message: string) =>
	HttpResponse.json({ error: { status, message } }, { status });

export interface SpotifyMockOptions {
	/** Spotify gives a new app neither popularity nor categories. */
	readonly newApp?: boolean;
}

/** Spotify's token, search and category calls with their limits. Searches find bundled songs. */
export function spotifyHandlers({ newApp = false }: SpotifyMockOptions = {}) {
	const isAuthorized = (request: Request) =>
		request.headers.get("Authorization") === `Bearer ${token.access_token}`;
	return [
		http.post(SPOTIFY_TOKEN_URL, ({ request }) =>
			request.headers.get("Authorization")?.startsWith("Basic ")
				? HttpResponse.json(token)
				: HttpResponse.json({ error: "invalid_client" }, { status: 400 }),
		),
		http.get(`${SPOTIFY_BASE}/search`, ({ request }) => {
			if (!isAuthorized(request)) return refusal(401, "The access token expired");
			const query = new URL(request.url).searchParams;
			const [limit, offset] = [Number(query.get("limit") ?? 20), Number(query.get("offset") ?? 0)];
			if (limit < 1 || limit > 50 || offset + limit > 1000) return refusal(400, "Invalid limit");
			const tracks = tracksFor(query.get("q") ?? "", offset, limit, newApp);
			return HttpResponse.json({ tracks: { ...found.tracks, limit, offset, ...tracks } });
		}),
		http.get(`${SPOTIFY_BASE}/browse/categories`, ({ request }) => {
			if (!isAuthorized(request)) return refusal(401, "The access token expired");
			return newApp ? refusal(403, "Forbidden") : HttpResponse.json(categories);
		}),
	];
}

/** A year or decade finds all its bundled tracks; other searches find some, from any position. */
function tracksFor(query: string, offset: number, limit: number, newApp: boolean) {
	const [, from, to = from] = /^year:(\d{4})(?:-(\d{4}))?$/.exec(query) ?? [];
	const fitting = TRACKS.filter(
		({ releaseYear }) => from === undefined || (releaseYear >= Number(from) && releaseYear <= Number(to)),
	);
	const start = from === undefined ? (offset * 7 + query.length) % fitting.length : offset;
	const items = fitting.slice(start, start + limit).map((song) => recorded(song, newApp));
	return { total: fitting.length, items };
}

function recorded({ id, title, artist, releaseYear, streams }: (typeof TRACKS)[number], newApp: boolean) {
	const [template] = found.tracks.items;
	const { popularity: _, ...withoutPopularity } = template ?? {};
	return {
		...(newApp ? withoutPopularity : { ...template, popularity: Math.max(fallbackPopularity(streams), 20) }),
		id,
		name: title,
		artists: [{ ...template?.artists[0], name: artist }],
		album: { ...template?.album, release_date: `${releaseYear}-06-01` },
	};
}
