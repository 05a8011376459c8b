/** Where a bundled set comes from. Free of data, so that the browser can show it without fetching the set. */
export interface DataSource {
	/** Short, for the stage: stands under the number. */
	source: string;
	/** Year and month of the figures, `2026-08`. */
	asOf: string;
	/** Where the figures come from and how they were counted, for the credits page. */
	provenance: string;
}
