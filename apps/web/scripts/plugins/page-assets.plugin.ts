import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Manifest, Plugin, ResolvedConfig } from "vite";
import type { PageAssets } from "../../src/ssr/page-assets.ts";

/** Their order, before any of them: the parts of the stylesheet come in the order of the chunks that import them. */
const LAYERS = "@layer theme,base,components,utilities;";

const ID = "virtual:page-assets";
const ENTRY = "src/entry-client.tsx";
const FONTS = ["src/ui/fonts/bricolage-grotesque.woff2", "src/ui/fonts/inter.woff2"];

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
			const assets =
				config.command === "serve"
					? DEVELOPMENT
					: await builtAssets(config.root, resolve(config.root, config.build.outDir, "../client"));
			return `export const pageAssets = ${JSON.stringify(assets)};`;
		},
	};
}

const DEVELOPMENT: PageAssets = {
	style: null,
	stylesheet: "/src/ui/styles.css?direct",
	script: `/${ENTRY}`,
	fonts: [],
	chunks: [],
	routes: {},
};

/** Reads what the built client consists of. */
export async function builtAssets(root: string, client: string): Promise<PageAssets> {
	const manifest: Manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
	const fileOf = (source: string) => {
		const entry = manifest[source];
		if (!entry) throw new Error(`The client's manifest has no ${source}: build the client first.`);
		return entry.file;
	};
	const chunks = chunksOf(manifest, ENTRY);
	const stylesheet = manifest["style.css"]?.file;
	if (!stylesheet) throw new Error("The client's build has no stylesheet.");
	return {
		style: LAYERS + (await readFile(join(client, stylesheet), "utf8")),
		stylesheet: null,
		script: `/${fileOf(ENTRY)}`,
		fonts: FONTS.map((font) => `/${fileOf(font)}`),
		chunks: addresses(chunks.filter((file) => file !== fileOf(ENTRY))),
		routes: await routeChunks(root, manifest, new Set(chunks)),
	};
}

/** A chunk with everything it imports statically. */
function chunksOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
	const chunk = manifest[source];
	if (!chunk || seen.has(chunk.file)) return [];
	seen.add(chunk.file);
	for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen);
	return [...seen];
}

/** The files of the lazily loaded component that each route file names. */
async function routeChunks(
	root: string,
	manifest: Manifest,
	entry: Set<string>,
): Promise<Record<string, string[]>> {
	const tree = await readFile(join(root, "src/routeTree.gen.ts"), "utf8");
	const routes: Record<string, string[]> = {};
	for (const [, file] of tree.matchAll(/from "\.\/(routes\/[^"]+)"/g)) {
		const source = await readFile(join(root, "src", `${file}`), "utf8");
		const id = /createFileRoute\("([^"]+)"\)/.exec(source)?.[1];
		const component = /import\("\.\.\/(features\/[^"]+)"\)/.exec(source)?.[1];
		if (!id || !component) continue;
		const chunks = chunksOf(manifest, `src/${component}`).filter((chunk) => !entry.has(chunk));
		routes[id] = addresses(chunks);
	}
	return routes;
}

const addresses = (files: string[]) => files.map((file) => `/${file}`);
