import type { WireRelease } from "./github-releases.wire.schema.ts";

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
