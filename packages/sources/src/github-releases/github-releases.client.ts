import { z } from "zod";
import { GITHUB_BASE } from "../github/github.client.ts";
import { fetchJson, type HttpTools } from "../http/fetch-json.ts";
import { SourceError } from "../http/source-error.ts";

const latestReleaseAnswer = z.object({ tag_name: z.string().min(1).max(100) });
type WireRelease = z.output<typeof latestReleaseAnswer>;

const TIMEOUT_MS = 12_000;
const MAX_BYTES = 1024 * 1024;

/** @param repository `owner/name`. @returns null where it has no release. @throws SourceError */
export async function fetchLatestRelease(
	tools: HttpTools,
	repository: string,
): Promise<LatestRelease | null> {
	try {
		const { data } = await fetchJson(tools, {
			provider: "github",
			url: new URL(`${GITHUB_BASE}/repos/${repository}/releases/latest`),
			headers: { Accept: "application/vnd.github+json" },
			timeoutMs: TIMEOUT_MS,
			maxBytes: MAX_BYTES,
			schema: latestReleaseAnswer,
		});
		return releaseOf(repository, data);
	} catch (error) {
		if (error instanceof SourceError && error.kind === "missing") return null;
		throw error;
	}
}

export interface LatestRelease {
	/** Such as "1.1.0". */
	readonly version: string;
	/** The page with what has changed. */
	readonly url: string;
}

/** Three numbers. Other tags name no release of this software. */
const TAG = /^v?(\d{1,6}\.\d{1,6}\.\d{1,6})$/;

/** Returns null for a tag that is no version. The page's address is made here, because links are shown. */
export function releaseOf(repository: string, { tag_name: tag }: WireRelease): LatestRelease | null {
	const version = TAG.exec(tag)?.[1];
	return version === undefined
		? null
		: { version, url: `https://github.com/${repository}/releases/tag/${tag}` };
}
