import { HttpResponse, http } from "msw/http";
import list from "./fixtures/list.json" with { type: "json" };

export const FORBES_EXAMPLE_BASE = "https://forbes400.example/api";

const FILTERS: readonly string[] = ["youngest", "oldest", "women", "female", "men", "male", "real-time"];

/** The same people for every filter, with weak ETags as Express makes them; a wrong filter gets an error with 200. */
export function forbesHandlers(base: string = FORBES_EXAMPLE_BASE) {
	const answer = ({ request }: { request: Request }) => {
		const etag = 'W/"61c1-fortunes"';
		if (request.headers.get("If-None-Match") === etag) return new HttpResponse(null, { status: 304 });
		const limit = Number(new URL(request.url).searchParams.get("limit") ?? 400);
		return HttpResponse.json(list.slice(0, limit), { headers: { ETag: etag } });
	};
	return [
		http.get(`${base}/forbes400`, answer),
		http.get<{ filter: string }>(`${base}/forbes400/:filter`, ({ request, params }) =>
			FILTERS.includes(params.filter)
				? answer({ request })
				: HttpResponse.json({ error: "Invalid Search Field" }),
		),
		http.get(`${base}/forbes400/industries/:industry`, answer),
	];
}
