/** What a page loads besides its own markup. Addresses are absolute on the site. */
export interface PageAssets {
	/** The whole stylesheet, to stand in the document; null in development, where `stylesheet` is its address. */
	style: string | null;
	stylesheet: string | null;
	script: string;
	/** The faces of the first paint. */
	fonts: string[];
	/** What the script imports. */
	chunks: string[];
	/** By route id: the files of its lazily loaded component. */
	routes: Record<string, string[]>;
}
