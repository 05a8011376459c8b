import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import type { PageAssets } from "../../src/ssr/page-assets.ts";
import { readBuiltAssets } from "../built-assets.ts";

const ID = "virtual:page-assets";
const RESOLVED_ID = `\0${ID}`;

const DEVELOPMENT: PageAssets = {
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
			return `export const pageAssets = ${JSON.stringify(assets)};`;
		},
	};
}
