import type { Ctx } from "../../platform/context.ts";
import { releaseName } from "../../platform/system/release.ts";
import { readNewerRelease } from "../releases/newer-release.ts";
import { type Finding, ok, warning } from "./finding.ts";

export async function checkRelease(
	ctx: Pick<Ctx, "siteSettings" | "release" | "settings">,
): Promise<Finding> {
	const name = releaseName(ctx.release);
	const newer = await readNewerRelease(ctx);
	if (!newer) return ok("Version", name);
	return warning(
		"Version",
		`${newer.version} is out; this is ${name}`,
		"Read what has changed, then update: docs/operating.md, Updating.",
		newer.url,
	);
}
