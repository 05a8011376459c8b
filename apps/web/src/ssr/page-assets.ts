/** A built stylesheet with its address: pages carry the text, so that their first paint waits for no second request. */
export interface Style {
	href: string;
	css: string;
	/** Of the text, as in a policy. */
	hash: string;
}

/** What a page or a part of it loads besides its markup. Addresses are absolute on the site. */
export interface Files {
	scripts: string[];
	styles: Style[];
}

export interface PageAssets {
	/** The script that starts the client. */
	entry: string;
	/** The fonts that the first paint needs. */
	fonts: string[];
	/** What every page loads besides the entry. */
	common: Files;
	/** By route id: what its lazily loaded component adds. */
	routes: Record<string, Files>;
	/** Development only, where styles are built when they are asked for. */
	stylesheet: string | null;
}
