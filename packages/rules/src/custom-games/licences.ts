interface Licence {
	readonly label: string;
	/** The page with its terms; null where there is none. */
	readonly url: string | null;
}

/** What others may do with a game's numbers and texts, as its creator says. The ids are stored. */
export const LICENCES = {
	cc0: { label: "CC0 1.0", url: "https://creativecommons.org/publicdomain/zero/1.0/" },
	"cc-by": { label: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
	"cc-by-sa": { label: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0/" },
	odbl: { label: "ODbL 1.0", url: "https://opendatacommons.org/licenses/odbl/1-0/" },
	"public-domain": { label: "Public domain", url: null },
	"all-rights-reserved": { label: "All rights reserved", url: null },
} as const satisfies Record<string, Licence>;

export type LicenceId = keyof typeof LICENCES;

export const LICENCE_IDS = Object.keys(LICENCES) as readonly LicenceId[];

// Promised in docs/product.md#custom-games.
