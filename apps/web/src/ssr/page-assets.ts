/** The built files that documents name. Addresses are paths within the site. */
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

/** Returns the assets with the base path before all addresses, which is known only when the server runs. */
export function assetsBelow(basePath: string, assets: PageAssets): PageAssets {
	const below = (path: string) => basePath + path;
	return {
		...assets,
		entry: below(assets.entry),
		css: assets.css?.replaceAll("url(/", `url(${basePath}/`) ?? null,
		stylesheet: below(assets.stylesheet),
		fonts: assets.fonts.map(below),
		scripts: Object.fromEntries(
			Object.entries(assets.scripts).map(([route, paths]) => [route, paths.map(below)]),
		),
	};
}
