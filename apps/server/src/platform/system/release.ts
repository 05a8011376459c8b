import { execFile } from "node:child_process";
import { promisify } from "node:util";
import manifest from "../../../../../package.json" with { type: "json" };

export interface Release {
	/** The version of the whole workspace, such as "1.0.0". */
	readonly version: string;
	/** The first characters of the commit it was built from; null where unknown. */
	readonly commit: string | null;
}

/** The version of the whole workspace, which only the root's package.json says. */
export const VERSION = manifest.version;

const COMMIT_LENGTH = 8;

/** The commit is that of `HILO_COMMIT`, which the image sets, or else of the clone that this file is in. */
export async function readRelease(env: Record<string, string | undefined>): Promise<Release> {
	const commit = env.HILO_COMMIT?.trim() || (await readCommitOfClone());
	return { version: VERSION, commit: commit?.slice(0, COMMIT_LENGTH) ?? null };
}

/** Names a release for people: "1.0.0 (a366c12e)". */
export function releaseName({ version, commit }: Release): string {
	return commit === null ? version : `${version} (${commit})`;
}

async function readCommitOfClone(): Promise<string | null> {
	const options = { cwd: import.meta.dirname };
	return promisify(execFile)("git", ["rev-parse", "HEAD"], options).then(
		({ stdout }) => stdout.trim(),
		() => null,
	);
}
