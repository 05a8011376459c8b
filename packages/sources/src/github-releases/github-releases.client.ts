import { GITHUB_BASE } from "../github/github.client.ts";
import { addressUnder } from "../http/address.ts";
import { fetchJson, type HttpTools } from "../http/fetch-json.ts";
import type { SourceCache } from "../http/source-cache.ts";
import { SourceError } from "../http/source-error.ts";
import { type LatestRelease, releaseOf } from "./github-releases.mapper.ts";
import { latestReleaseAnswer } from "./github-releases.wire.schema.ts";

const TIMEOUT_MS = 12_000;
const MAX_BYTES = 1024 * 1024;

/** The caller keeps the answer. */
const NO_CACHE: SourceCache = { read: async () => undefined, write: async () => undefined };

/** @param repository `owner/name`. @returns null where it has no release. @throws SourceError */
export async function fetchLatestRelease(
	tools: Omit<HttpTools, "cache">,
	repository: string,
): Promise<LatestRelease | null> {
	try {
		const { data } = await fetchJson(
			{ ...tools, cache: NO_CACHE },
			{
				provider: "github",
				url: addressUnder("github", GITHUB_BASE, `/repos/${repository}/releases/latest`),
				headers: { Accept: "application/vnd.github+json" },
				timeoutMs: TIMEOUT_MS,
				maxBytes: MAX_BYTES,
				schema: latestReleaseAnswer,
			},
		);
		return releaseOf(repository, data);
	} catch (error) {
		if (error instanceof SourceError && error.kind === "missing") return null;
		throw error;
	}
}
