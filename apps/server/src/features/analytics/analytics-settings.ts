import type { Ctx } from "../../platform/context.ts";

export async function analyticsSettings({
	siteSettings,
}: Pick<Ctx, "siteSettings">): Promise<{ analyticsEnabled: boolean }> {
	return { analyticsEnabled: (await siteSettings.get("analytics")) === "on" };
}
