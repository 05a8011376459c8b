/** Where a bundled set comes from. Free of data, so that the browser can show it without fetching the set. */
export interface DataSource {
	/** Short, for the stage: stands under the number. */
	source: string;
	/** Year and month of the figures, `2026-08`. */
	asOf: string;
	/** Where the figures come from and how they were counted, for the credits page. */
	provenance: string;
	/** Where items name a source of their own: how many name which, the most first. */
	origins?: readonly Origin[];
	/** Where some numbers have no public source: how many, and where they come from then. */
	estimates?: { readonly items: number; readonly from: string };
}

/** A data set that some of a set's items are from. */
export interface Origin {
	/** As it stands on the card. */
	readonly source: string;
	readonly items: number;
}
