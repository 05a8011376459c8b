import type { Ctx } from "../../platform/context.ts";

/** Whether pages and plays are to be counted at all. Anyone may ask. */
export async function analyticsSettings({
	siteSettings,
}: Pick<Ctx, "siteSettings">): Promise<{ analyticsEnabled: boolean }> {
	return { analyticsEnabled: (await siteSettings.get("analytics")) === "on" };
}
