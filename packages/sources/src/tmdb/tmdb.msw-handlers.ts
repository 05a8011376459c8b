import { HttpResponse, http } from "msw/http";
import page from "./fixtures/discover-page.json" with { type: "json" };
import movies from "./fixtures/movies.json" with { type: "json" };
import { TMDB_BASE } from "./tmdb.client.ts";

const invalidKey = () =>
	HttpResponse.json(
		{
			status_code: 7,
			status_message: "Invalid API key: You must be granted a valid key.",
			success: false,
		},
		{ status: 401 },
	);
const notFound = () =>
	HttpResponse.json(
		{
			success: false,
			status_code: 34,
			status_message: "The resource you requested could not be found.",
		},
		{ status: 404 },
	);
const isAuthorized = (request: Request) =>
	request.headers.get("Authorization")?.startsWith("Bearer ") === true;

/** TMDB's discover and movie calls: twenty films on one page, filtered by genre and year. */
export function tmdbHandlers() {
	return [
		http.get(`${TMDB_BASE}/discover/movie`, ({ request }) => {
			if (!isAuthorized(request)) return invalidKey();
			const query = new URL(request.url).searchParams;
			const genre = Number(query.get("with_genres"));
			const [from, to] = [query.get("primary_release_date.gte"), query.get("primary_release_date.lte")];
			const results = page.results.filter(
				({ genre_ids, release_date }) =>
					(genre === 0 || genre_ids.includes(genre)) &&
					(from === null || release_date >= from) &&
					(to === null || release_date <= to),
			);
			return HttpResponse.json({ ...page, results, total_results: results.length });
		}),
		http.get<{ id: string }>(`${TMDB_BASE}/movie/:id`, ({ request, params }) => {
			if (!isAuthorized(request)) return invalidKey();
			const movie = movies.find(({ id }) => String(id) === params.id);
			return movie ? HttpResponse.json(movie) : notFound();
		}),
	];
}
