import { DAY_MS } from "@hilo/rules/time/durations";
import { fetchLatestRelease } from "@hilo/sources/github-releases/github-releases.client";
import { gt } from "semver";
import { z } from "zod";
import { isFirstWithin } from "../../platform/chore-lease.ts";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";

/** A chore: asks GitHub once a day for the latest release, if an administrator has switched that on. */
export async function lookForRelease(ctx: OperatorCtx): Promise<void> {
	const { releasesRepository: repository } = ctx.settings;
	if (repository === null || (await ctx.siteSettings.get("updateNotice")) !== "on") return;
	if (!(await isFirstWithin(ctx, "release-check", DAY_MS))) return;
	try {
		const { clock, machine } = ctx;
		const userAgent = `Hilo/${machine.release.version}`;
		const latest = await fetchLatestRelease({ clock, userAgent }, repository);
		if (latest) await storeLatest(ctx, latest);
	} catch (error) {
		ctx.log.warn({ err: error, repository }, "GitHub did not name the latest release");
	}
}

async function storeLatest(ctx: Ctx, latest: LatestRelease): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const stored = readLatestRelease(await ctx.siteSettings.read(tx, "latestRelease"));
		if (stored?.version === latest.version) return;
		await ctx.siteSettings.set(tx, "latestRelease", JSON.stringify(latest));
		if (gt(latest.version, ctx.machine.release.version))
			await notifyAdmins(ctx, tx, {
				type: "other",
				message: `Hilo ${latest.version} is out`,
				link: "/admin",
			});
	});
}

const latestRelease = z.object({ version: z.string(), url: z.string() });
export type LatestRelease = z.output<typeof latestRelease>;

/** Null where this release is the latest, none was found yet, or administrators are not to be told. */
export async function readNewerRelease({
	siteSettings,
	machine,
	settings,
}: Platform): Promise<LatestRelease | null> {
	if (settings.releasesRepository === null || (await siteSettings.get("updateNotice")) !== "on") return null;
	const latest = readLatestRelease(await siteSettings.get("latestRelease"));
	return latest && gt(latest.version, machine.release.version) ? latest : null;
}

/** @param stored "" before the first one was found. */
function readLatestRelease(stored: string): LatestRelease | null {
	return stored === "" ? null : latestRelease.parse(JSON.parse(stored));
}
