/** Prints what each page loads before it is usable: brotli bytes of its script, by chunk. Run after `npx --yes pnpm@12 build`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { builtAssets } from "./plugins/page-assets.plugin.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "dist/client");
const assets = await builtAssets(root, client);

/** Whole pages of script, in brotli bytes: what the project asks of home, */
const LIMIT = 110_000;
/** and of a stage. */
const STAGE_LIMIT = 115_000;
const limitOf = (route: string) => (route === "/app" || route.endsWith("-game") ? STAGE_LIMIT : LIMIT);

async function size(address: string): Promise<number> {
	const content = await readFile(join(client, address));
	return brotliCompressSync(content, {
		params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
	}).length;
}

const row = (name: string, bytes: number) =>
	console.log(`${name.padEnd(44)} ${bytes.toLocaleString("en-US").padStart(9)}`);

let shared = 0;
for (const address of [assets.entry, ...assets.common.scripts]) {
	const bytes = await size(address);
	shared += bytes;
	row(address, bytes);
}
for (const [route, { scripts }] of Object.entries(assets.routes)) {
	const own = await Promise.all(scripts.map(size));
	const all = own.reduce((sum, bytes) => sum + bytes, shared);
	row(`${route}${all > limitOf(route) ? "  over the limit" : ""}`, all);
	for (const [index, address] of scripts.entries()) row(`  ${address}`, own[index] ?? 0);
}
for (const { href, css } of assets.common.styles)
	row(`${href}, in the document`, brotliCompressSync(css).length);
