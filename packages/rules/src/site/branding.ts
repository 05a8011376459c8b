// Promised in docs/product.md#name-and-look.

export interface Branding {
	/** The site's own name, in titles, mails, link previews, share texts and legal texts. */
	readonly name: string;
	/** The email address of the people who operate the site; null for none. */
	readonly contact: string | null;
	/** The site's colour as "#rrggbb"; null for the usual one. Its tones: `accentTones`. */
	readonly accent: string | null;
	/** The hash of the picture in place of the two half discs; null for them. Its address: `markAddress`. */
	readonly mark: string | null;
}

export const DEFAULT_BRANDING: Branding = { name: "Hilo", contact: null, accent: null, mark: null };

/** The sides of the mark's square pictures, in pixels: in the bar, as a home screen's icon, in the manifest. */
export const MARK_SIDES = [128, 180, 192, 512] as const;
export type MarkSide = (typeof MARK_SIDES)[number];

/** In pixels. Smaller uploads would look blurred as an icon. */
export const MIN_MARK_SIDE = 192;

/**
 * Returns the branding with the default of each missing part.
 * @param stored JSON of a name, a contact and an accent, or ""
 * @param mark the picture's hash, or ""
 */
export function readBranding(stored: string, mark: string): Branding {
	return { ...DEFAULT_BRANDING, ...(stored && JSON.parse(stored)), mark: mark || null };
}

/** Returns the path of the mark's PNG. */
export function markAddress(mark: string, side: MarkSide): string {
	return `/mark/${mark}-${side}.png`;
}

/** Returns the address of a link that begins a mail to the contact. */
export function mailtoUrl(contact: string): string {
	return `mailto:${encodeURIComponent(contact).replaceAll("%40", "@")}`;
}
