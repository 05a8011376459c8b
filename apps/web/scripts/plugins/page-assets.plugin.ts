import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Manifest, minify, type Plugin, type ResolvedConfig, transformWithOxc } from "vite";
import type { PageAssets } from "../../src/ssr/page-assets.ts";

/** Vite's manifest, outside the folder that browsers may load. */
export const MANIFEST = "client-manifest.json";

const ENTRY = "src/entry-client.tsx";
const ROOT = "__root__";
const FONTS = ["src/ui/fonts/bricolage-grotesque.woff2", "src/ui/fonts/inter.woff2"];

/** The router's plugin turns each route's components into a module with this query after the route's file. */
const ROUTE_COMPONENT = /^src\/routes\/(.+)\.tsx\?tsr-split=component/;

const ID = "virtual:page-assets";
const RESOLVED_ID = `\0${ID}`;

const EARLY_PRESS = "src/ssr/early-press.ts";

const DEVELOPMENT: Omit<PageAssets, "earlyPress"> = {
	entry: "/src/entry-client.tsx",
	css: null,
	stylesheet: "/src/ui/styles.css?direct",
	fonts: [],
	scripts: {},
};

/** Gives the server rendering the assets of pages: the built files or, in development, Vite's addresses. */
export function pageAssets(): Plugin {
	let config: ResolvedConfig;
	return {
		name: "page-assets",
		configResolved(resolved) {
			config = resolved;
		},
		resolveId: (id) => (id === ID ? RESOLVED_ID : undefined),
		async load(id) {
			if (id !== RESOLVED_ID) return;
			const client = resolve(config.root, config.build.outDir, "../client");
			const assets = config.command === "serve" ? DEVELOPMENT : await readBuiltAssets(client);
			const earlyPress = await minified(join(config.root, EARLY_PRESS));
			return `export const pageAssets = ${JSON.stringify({ ...assets, earlyPress })};`;
		},
	};
}

async function minified(file: string): Promise<string> {
	const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
	return (await minify(file, code, { module: false })).code;
}

/** Returns the built client's assets. @throws Error if the client is not built */
async function readBuiltAssets(client: string): Promise<Omit<PageAssets, "earlyPress">> {
	const manifest: Manifest = JSON.parse(await readFile(join(client, "..", MANIFEST), "utf8"));
	const addressOf = (key: string) => {
		const chunk = manifest[key];
		if (!chunk) throw new Error(`The client's manifest has no ${key}: build the client first.`);
		return `/${chunk.file}`;
	};
	const common = withImports(manifest, ENTRY);
	const scripts: Record<string, string[]> = { [ROOT]: [...common].map(addressOf) };
	for (const key of Object.keys(manifest)) {
		const file = ROUTE_COMPONENT.exec(key)?.[1];
		if (!file) continue;
		const own = [...withImports(manifest, key)].filter((imported) => !common.has(imported));
		scripts[routeId(file)] = own.map(addressOf);
	}
	const stylesheet = addressOf("style.css");
	return {
		entry: addressOf(ENTRY),
		css: await readInlineCss(join(client, stylesheet), dirname(stylesheet)),
		stylesheet,
		fonts: FONTS.map(addressOf),
		scripts,
	};
}

/** A document is in another folder than the stylesheet, whose addresses are relative. */
async function readInlineCss(file: string, folder: string): Promise<string> {
	return (await readFile(file, "utf8")).replaceAll(/url\((?:\.\/)?(?=[\w-]+\.woff2\))/g, `url(${folder}/`);
}

/** Returns the route id of a file in src/routes: "user.$userId" is "/user/$userId", "daily.index" is "/daily/". */
function routeId(file: string): string {
	return `/${file.replaceAll(".", "/")}`.replace(/\/index$/, "/");
}

/** Returns the manifest's keys of a chunk and of all its static imports. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
	if (seen.has(key)) return seen;
	seen.add(key);
	for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
	return seen;
}
