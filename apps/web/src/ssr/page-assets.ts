/** A built stylesheet. Pages contain its text, so that the first paint needs no second request. */
export interface Style {
	href: string;
	css: string;
	/** The hash of the text for the content security policy. */
	hash: string;
}

/** The files of a page or a part of it. Addresses are absolute on the site. */
export interface Files {
	scripts: string[];
	styles: Style[];
}

export interface PageAssets {
	entry: string;
	fonts: string[];
	/** The files of every page besides the entry. */
	common: Files;
	routes: Record<string, Files>;
	/** Development only: styles are built on request. */
	stylesheet: string | null;
}
