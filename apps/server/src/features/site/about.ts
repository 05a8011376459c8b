import { type Branding, readBranding } from "@hilo/rules/site/branding";
import { type RegistrationMode, readRegistrationMode } from "@hilo/rules/site/registration";
import type { Ctx } from "../../platform/context.ts";

interface AboutSite extends Branding {
	readonly registration: RegistrationMode;
}

/** What every page needs to know of the site, for everyone. */
export async function aboutSite({ siteSettings }: Pick<Ctx, "siteSettings">): Promise<AboutSite> {
	return {
		...readBranding(await siteSettings.latest("branding")),
		registration: readRegistrationMode(await siteSettings.latest("registration")),
	};
}
