import { type Branding, DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { type RegistrationMode, readRegistrationMode } from "@hilo/rules/site/registration";
import type { Platform } from "../../../platform/platform.ts";
import { loadBranding } from "../../../platform/site-settings.ts";
import { sitePreviewVersion } from "./site-preview.ts";

interface AboutSite extends Branding {
	readonly registration: RegistrationMode;
	/** The path of the picture for links to the site. */
	readonly preview: string;
	/** False without SMTP_URL: no page may then promise a mail. */
	readonly sendsMail: boolean;
}

/** What every page needs to know of the site, for everyone. */
export async function aboutSite({ siteSettings, settings }: Platform): Promise<AboutSite> {
	const branding = await loadBranding({ siteSettings });
	return {
		...branding,
		registration: readRegistrationMode(await siteSettings.latest("registration")),
		preview: hasOwnLook(branding) ? `/previews/site-${sitePreviewVersion(branding)}.png` : "/og.png",
		sendsMail: settings.smtpUrl !== null,
	};
}

/** The usual preview shows the usual mark, and no name. */
function hasOwnLook({ name, mark }: Branding): boolean {
	return name !== DEFAULT_BRANDING.name || mark !== null;
}
