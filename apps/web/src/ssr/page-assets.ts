/** The built files that documents name. Addresses are absolute on the site. */
export interface PageAssets {
	readonly entry: string;
	readonly stylesheet: string;
	readonly fonts: readonly string[];
	/** The scripts that each route needs, by its id. Those of the root are the scripts of every page. */
	readonly scripts: Readonly<Record<string, readonly string[]>>;
}
