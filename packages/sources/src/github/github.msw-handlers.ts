import { REPOSITORIES } from "@hilo/catalog/github/github.pool";
import { HttpResponse, http } from "msw/http";
import answer from "./fixtures/stars-answer.json" with { type: "json" };
import { GITHUB_BASE } from "./github.client.ts";

/** Added to the bundled count, so that a test can tell live from bundled stars. */
export const GAINED_STARS = 1_234;

const ALIASED = /(r\d+): repository\(owner: "([^"]+)", name: "([^"]+)"\)/g;

/** @param gone names of repositories that GitHub does not have */
export function githubHandlers({ gone = [] }: { gone?: readonly string[] } = {}) {
	return [
		http.post<never, { query: string }>(`${GITHUB_BASE}/graphql`, async ({ request }) => {
			if (!request.headers.get("Authorization")?.startsWith("Bearer ")) return badCredentials();
			const { query } = await request.json();
			const requested = [...query.matchAll(ALIASED)].map(([, alias = "", owner, name = ""]) => ({
				alias,
				known: gone.includes(name)
					? undefined
					: REPOSITORIES.find((repository) => repository.owner === owner && repository.name === name),
				fullName: `${owner}/${name}`,
			}));
			const data = requested.map(({ alias, known }) => [
				alias,
				known ? { ...answer.data.r0, stargazerCount: known.stars + GAINED_STARS } : null,
			]);
			const errors = requested
				.filter(({ known }) => !known)
				.map(({ alias, fullName }) => ({
					...answer.errors[0],
					path: [alias],
					message: `Could not resolve to a Repository with the name '${fullName}'.`,
				}));
			return HttpResponse.json({
				data: Object.fromEntries(data),
				...(errors.length > 0 && { errors }),
			});
		}),
	];
}

const badCredentials = () =>
	HttpResponse.json(
		{ message: "Bad credentials", documentation_url: "https://docs.github.com/rest", status: "401" },
		{ status: 401 },
	);
