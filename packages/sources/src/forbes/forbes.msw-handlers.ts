import { HttpResponse, http } from "msw/http";
import list from "./fixtures/list.json" with { type: "json" };

export const FORBES_EXAMPLE_BASE = "https://forbes400.example/api";

const FILTERS: readonly string[] = ["youngest", "oldest", "women", "female", "men", "male", "real-time"];

/** The same people for every filter; a wrong filter gets an error with 200. */
export function forbesHandlers() {
	const answer = ({ request }: { request: Request }) => {
		const limit = Number(new URL(request.url).searchParams.get("limit") ?? 400);
		return HttpResponse.json(list.slice(0, limit));
	};
	return [
		http.get(`${FORBES_EXAMPLE_BASE}/forbes400`, answer),
		http.get<{ filter: string }>(`${FORBES_EXAMPLE_BASE}/forbes400/:filter`, ({ request, params }) =>
			FILTERS.includes(params.filter)
				? answer({ request })
				: HttpResponse.json({ error: "Invalid Search Field" }),
		),
		http.get(`${FORBES_EXAMPLE_BASE}/forbes400/industries/:industry`, answer),
	];
}
