/** The built files that documents name. Addresses are absolute on the site. */
export interface PageAssets {
	readonly entry: string;
	/** The stylesheet's text, which documents contain; null for documents that link to it, as all do in development. */
	readonly css: string | null;
	readonly stylesheet: string;
	readonly fonts: readonly string[];
	/** The text of `early-press.ts`, minified. */
	readonly earlyPress: string;
	/** The scripts that each route needs, by its id. Those of the root are the scripts of every page. */
	readonly scripts: Readonly<Record<string, readonly string[]>>;
}
