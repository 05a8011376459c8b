import { z } from "zod";
import { fetchJson, type HttpTools, type JsonAnswer } from "../http/fetch-json.ts";
import { SourceError } from "../http/source-error.ts";

const repository = z.object({
	stargazerCount: z.number().int().nonnegative(),
	primaryLanguage: z.object({ name: z.string().min(1) }).nullable(),
});

/** One alias per repository. A missing repository is null, with an error that names its alias. */
export const starsAnswer = z.object({
	data: z.record(z.string(), repository.nullable()).nullish(),
	errors: z.array(z.object({ type: z.string().optional() })).optional(),
});

export type WireRepository = z.output<typeof repository>;

export const GITHUB_BASE = "https://api.github.com";
/** GitHub counts a query as one point, and ends one that takes longer than 10 s. */
export const MAX_REPOSITORIES_PER_CALL = 50;
const TIMEOUT_MS = 12_000;
const MAX_BYTES = 512 * 1024;

interface Named {
	readonly owner: string;
	readonly name: string;
}

/** Returns up to 50 repositories in order; null for one that is gone, private or renamed. @throws SourceError */
export async function fetchStars(
	tools: HttpTools,
	token: string,
	repositories: readonly Named[],
): Promise<JsonAnswer<(WireRepository | null)[]>> {
	const { data, fetchedAt } = await fetchJson(tools, {
		provider: "github",
		url: new URL(`${GITHUB_BASE}/graphql`),
		method: "POST",
		headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
		body: JSON.stringify({ query: starsQuery(repositories) }),
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		schema: starsAnswer,
	});
	const found = data.data;
	if (!found) throw failureOf(data.errors?.[0]?.type);
	return { data: repositories.map((_, index) => found[`r${index}`] ?? null), fetchedAt };
}

function starsQuery(repositories: readonly Named[]): string {
	const lines = repositories.map(
		({ owner, name }, index) =>
			`r${index}: repository(owner: ${JSON.stringify(owner)}, name: ${JSON.stringify(name)}) { ...stars }`,
	);
	return `query { ${lines.join(" ")} }
fragment stars on Repository { stargazerCount primaryLanguage { name } }`;
}

/** GraphQL answers a rate limit with status 200, where REST would answer 403. */
function failureOf(type: string | undefined): SourceError {
	if (type === "RATE_LIMITED") return new SourceError("github", "limited", { status: 200 });
	return new SourceError("github", "unreadable", { status: 200, reason: "errors only" });
}
