/**
 * Prints each page's script size in brotli bytes by chunk. Run it by hand after a build; a journey measures the same
 * in a browser. Exits with 1 if a page exceeds its budget.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { SCRIPT_BUDGET } from "@hilo/e2e/script-budget";
import { readBuiltAssets } from "./built-assets.ts";

const client = join(import.meta.dirname, "../dist/client");
const assets = await readBuiltAssets(client);

/** The build writes a compressed file unless it would not be shorter. */
async function size(address: string): Promise<number> {
	const file = join(client, address);
	return (await readFile(`${file}.br`).catch(() => readFile(file))).length;
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
	const isOver = all > SCRIPT_BUDGET;
	if (isOver) process.exitCode = 1;
	row(`${route}${isOver ? "  over its budget" : ""}`, all);
	for (const [index, address] of scripts.entries()) row(`  ${address}`, own[index] ?? 0);
}
for (const { href, css } of assets.common.styles)
	row(`${href}, in the document`, brotliCompressSync(css).length);
