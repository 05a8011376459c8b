import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Manifest, Plugin, ResolvedConfig } from "vite";
import type { Files, PageAssets } from "../../src/ssr/page-assets.ts";

const ID = "virtual:page-assets";
const ENTRY = "src/entry-client.tsx";
const FONTS = ["src/ui/fonts/bricolage-grotesque.woff2", "src/ui/fonts/inter.woff2"];

// What Tailwind says over again for browsers without @property, which know light-dark() neither.
const WITHOUT_PROPERTY = /@layer properties\{@supports[^{}]*\{[^{}]*\{[^{}]*\}\}\}/;

const DEVELOPMENT: PageAssets = {
	entry: `/${ENTRY}`,
	fonts: [],
	common: { scripts: [], styles: [] },
	routes: {},
	stylesheet: "/src/ui/styles.css?direct",
};

/** Tells the server rendering what a page loads: the built client's files, or Vite's own addresses in development. */
export function pageAssets(): Plugin {
	let config: ResolvedConfig;
	return {
		name: "page-assets",
		configResolved(resolved) {
			config = resolved;
		},
		resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
		async load(id) {
			if (id !== `\0${ID}`) return;
			const client = resolve(config.root, config.build.outDir, "../client");
			const assets = config.command === "serve" ? DEVELOPMENT : await builtAssets(config.root, client);
			return `export const pageAssets = ${JSON.stringify(assets)};`;
		},
	};
}

/** Reads what the client consists of that was built into `client`. */
export async function builtAssets(root: string, client: string): Promise<PageAssets> {
	const manifest: Manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
	const fileOf = (source: string) => {
		const entry = manifest[source];
		if (!entry) throw new Error(`The client's manifest has no ${source}: build the client first.`);
		return entry.file;
	};
	const sources = chunksOf(manifest, ENTRY);
	const filesOf = async (chunks: Iterable<string>): Promise<Files> => {
		const found = [...chunks].flatMap((source) => manifest[source] ?? []);
		const styles = new Set(found.flatMap(({ css = [] }) => css));
		return {
			scripts: [...new Set(found.map(({ file }) => `/${file}`))],
			styles: await Promise.all(
				[...styles].map(async (file) => ({
					href: `/${file}`,
					css: (await readFile(join(client, file), "utf8")).replace(WITHOUT_PROPERTY, ""),
				})),
			),
		};
	};
	const routes: Record<string, Files> = {};
	for (const [id, component] of await routeComponents(root)) {
		const own = [...chunksOf(manifest, component)].filter((source) => !sources.has(source));
		routes[id] = await filesOf(own);
	}
	const entry = `/${fileOf(ENTRY)}`;
	const { scripts, styles } = await filesOf(sources);
	return {
		entry,
		fonts: FONTS.map((font) => `/${fileOf(font)}`),
		common: { scripts: scripts.filter((script) => script !== entry), styles },
		routes,
		stylesheet: null,
	};
}

/** A chunk with everything it imports statically, as the manifest names them. */
function chunksOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
	if (seen.has(source)) return seen;
	seen.add(source);
	for (const imported of manifest[source]?.imports ?? []) chunksOf(manifest, imported, seen);
	return seen;
}

/** The lazily loaded component that each route file names, by the route's id. */
async function routeComponents(root: string): Promise<[id: string, component: string][]> {
	const tree = await readFile(join(root, "src/routeTree.gen.ts"), "utf8");
	const found = [...tree.matchAll(/from "\.\/(routes\/[^"]+)"/g)].map(async ([, file = ""]) => {
		const source = await readFile(join(root, "src", file), "utf8");
		const id = /createFileRoute\("([^"]+)"\)/.exec(source)?.[1];
		const component = /import\("\.\.\/((?:features|shell)\/[^"]+)"\)/.exec(source)?.[1];
		return id && component ? [[id, `src/${component}`] satisfies [string, string]] : [];
	});
	return (await Promise.all(found)).flat();
}
