import { gt } from "semver";
import { z } from "zod";
import type { Ctx } from "../../platform/context.ts";

const latestRelease = z.object({ version: z.string(), url: z.string() });
export type LatestRelease = z.output<typeof latestRelease>;

/** Null where this release is the latest, none was found yet, or administrators are not to be told. */
export async function readNewerRelease({
	siteSettings,
	release,
	settings,
}: Pick<Ctx, "siteSettings" | "release" | "settings">): Promise<LatestRelease | null> {
	if (settings.releasesRepository === null || (await siteSettings.get("updateNotice")) !== "on") return null;
	const latest = readLatestRelease(await siteSettings.get("latestRelease"));
	return latest && gt(latest.version, release.version) ? latest : null;
}

/** @param stored "" before the first one was found. */
export function readLatestRelease(stored: string): LatestRelease | null {
	return stored === "" ? null : latestRelease.parse(JSON.parse(stored));
}
