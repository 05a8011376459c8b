import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { inlineHash } from "../src/ssr/inline-hash.ts";
import type { Files, PageAssets } from "../src/ssr/page-assets.ts";

/** Vite's manifest, outside the folder that browsers may load. */
export const MANIFEST = "client-manifest.json";

const ENTRY = "src/entry-client.tsx";
const FONTS = ["src/ui/fonts/bricolage-grotesque.woff2", "src/ui/fonts/inter.woff2"];

/**
 * The manifest's name for the chunk of a route's component. The router's plugin turns each component into a module
 * with this query after the path of the route's file.
 */
const ROUTE_COMPONENT = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** Returns the built client's assets. @throws Error if the client is not built */
export async function readBuiltAssets(client: string): Promise<PageAssets> {
	const manifest: Manifest = JSON.parse(await readFile(join(client, "..", MANIFEST), "utf8"));
	const common = withImports(manifest, ENTRY);
	const routes: Record<string, Files> = {};
	for (const key of Object.keys(manifest)) {
		const file = ROUTE_COMPONENT.exec(key)?.[1];
		if (!file) continue;
		const own = [...withImports(manifest, key)].filter((imported) => !common.has(imported));
		routes[routeId(file)] = await filesOf(client, manifest, own);
	}
	const entry = addressOf(manifest, ENTRY);
	const { scripts, styles } = await filesOf(client, manifest, common);
	return {
		entry,
		fonts: FONTS.map((font) => addressOf(manifest, font)),
		common: { scripts: scripts.filter((script) => script !== entry), styles },
		routes,
		stylesheet: null,
	};
}

/** Returns the route id of a file in src/routes: "user.$userId" is "/user/$userId", "index" is "/". */
function routeId(file: string): string {
	return file === "index" ? "/" : `/${file.replaceAll(".", "/")}`;
}

function addressOf(manifest: Manifest, key: string): string {
	const chunk = manifest[key];
	if (!chunk) throw new Error(`The client's manifest has no ${key}: build the client first.`);
	return `/${chunk.file}`;
}

/** Returns the manifest's keys of a chunk and of all its static imports. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
	if (seen.has(key)) return seen;
	seen.add(key);
	for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
	return seen;
}

async function filesOf(client: string, manifest: Manifest, keys: Iterable<string>): Promise<Files> {
	const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
	const styles = new Set(chunks.flatMap(({ css = [] }) => css));
	return {
		scripts: [...new Set(chunks.map(({ file }) => `/${file}`))],
		styles: await Promise.all(
			[...styles].map(async (file) => {
				const css = await readFile(join(client, file), "utf8");
				return { href: `/${file}`, css, hash: inlineHash(css) };
			}),
		),
	};
}
