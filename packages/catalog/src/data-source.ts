/** The source of a bundled set, without its data, so that the browser can show it without loading the set. */
export interface DataSource {
	/** Short, shown under the value. */
	source: string;
	/** Year and month of the values, `2026-08`. */
	asOf: string;
	/** How the values were counted, for the credits page. */
	provenance: string;
	/** The sources of single items, where items have their own, the most frequent first. */
	origins?: readonly Origin[];
	/** The number of values without a public source, and where they come from. */
	estimates?: { readonly items: number; readonly from: string };
}

interface Origin {
	/** As shown on the item. */
	readonly source: string;
	readonly items: number;
}
