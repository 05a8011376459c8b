export interface Branding {
	/** The site's own name, in titles, mails, link previews, share texts and legal texts. */
	readonly name: string;
}

export const DEFAULT_BRANDING: Branding = { name: "Hilo" };

/** Returns the stored branding, with the default of each missing part. @param stored JSON of a `Branding`, or "" */
export function readBranding(stored: string): Branding {
	return stored === "" ? DEFAULT_BRANDING : { ...DEFAULT_BRANDING, ...JSON.parse(stored) };
}
