import { type Branding, readBranding } from "@hilo/rules/site/branding";
import type { SiteSettings } from "./site-settings.ts";

/** As last known if the database does not answer. Throws inside a transaction. */
export async function loadBranding({
	siteSettings,
}: {
	readonly siteSettings: Pick<SiteSettings, "latest">;
}): Promise<Branding> {
	return readBranding(await siteSettings.latest("branding"), await siteSettings.latest("mark"));
}
