import { type Branding, DEFAULT_BRANDING, type MarkSide, markAddress } from "@hilo/rules/site/branding";
import { type RegistrationMode, readRegistrationMode } from "@hilo/rules/site/registration";
import { PROVIDERS, type Provider } from "@hilo/sources/providers";
import { enabledProviders } from "@hilo/sources/source-settings";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import { sitePreviewVersion } from "./branding/site-preview.ts";

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

/** The web app manifest (W3C), for installing the site. */
export function manifestOf({ name, mark }: Branding, basePath: string) {
	const icons = mark === null ? USUAL_ICONS : ([192, 512] as const).map((side) => iconOf(mark, side));
	return {
		name,
		short_name: name,
		description: "Two things. You see one number. Is the other higher or lower?",
		start_url: `${basePath}/`,
		...(basePath !== "" && { scope: `${basePath}/` }),
		display: "standalone",
		background_color: "#141119",
		theme_color: "#141119",
		icons: icons.map(({ src, ...icon }) => ({ src: basePath + src, ...icon })),
	};
}

const USUAL_ICONS = [
	{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
	{ src: "/icon-192.png", type: "image/png", sizes: "192x192" },
	{ src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
];

function iconOf(mark: string, side: MarkSide) {
	return { src: markAddress(mark, side), type: "image/png", sizes: `${side}x${side}` };
}

export type LiveCredit = Pick<Provider, "name" | "game" | "attribution" | "termsUrl">;

/** The live sources that the operator has switched on; none if all data is bundled. */
export function liveCredits({ settings }: Pick<Ctx, "settings">): LiveCredit[] {
	return enabledProviders(settings.sources).map((id) => {
		const { name, game, attribution, termsUrl } = PROVIDERS[id];
		return { name, game, attribution, termsUrl };
	});
}
