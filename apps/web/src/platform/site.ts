import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { type Api, type Outputs, trpc } from "./api/trpc.ts";

export type Site = Outputs["site"]["about"];

/** Open pages follow a change of the administration within minutes; new ones immediately. */
const OPTIONS = { staleTime: 5 * 60_000 } as const;

/** As long as the site's own is not known. */
export const UNKNOWN_SITE: Site = {
	...DEFAULT_BRANDING,
	registration: "open",
	preview: "/og.png",
	sendsMail: true,
};

/** The site's own name and what else every page shows of it. The root route has loaded it. */
export function useSite(): Site {
	return trpc.site.about.useQuery(undefined, OPTIONS).data ?? UNKNOWN_SITE;
}

/** The site's name within a text. */
export function SiteName(): string {
	return useSite().name;
}

/** For loaders and heads. Never throws: a failed call gives the defaults. */
export function loadSite({ utils }: Api): Promise<Site> {
	return utils.site.about.ensureData(undefined, OPTIONS).catch(() => UNKNOWN_SITE);
}
