/** Builds the client, then the server rendering, which names the client's files, and compresses the files. */
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { MANIFEST } from "./plugins/page-assets.plugin.ts";

const root = join(import.meta.dirname, "..");
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".txt", ".webmanifest"]);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const client = join(root, "dist/client");

await build({ root, logLevel: "warn" });
// The manifest is for the server rendering, not for browsers.
await rename(join(client, ".vite/manifest.json"), join(root, "dist", MANIFEST));
await rm(join(client, ".vite"), { recursive: true });
await build({ root, logLevel: "warn", build: { ssr: true } });
await compress(client);

/** Writes a .br and a .gz of each file that gets smaller by it. The server sends them as they are. */
async function compress(folder: string): Promise<void> {
	const files = await readdir(folder, { recursive: true, withFileTypes: true });
	for (const file of files) {
		if (!file.isFile() || !COMPRESSIBLE.has(extname(file.name))) continue;
		const path = join(file.parentPath, file.name);
		const content = await readFile(path);
		const asBrotli = await brotli(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		});
		if (asBrotli.length < content.length) await writeFile(`${path}.br`, asBrotli);
		const asGzip = await gzipped(content, { level: 9 });
		if (asGzip.length < content.length) await writeFile(`${path}.gz`, asGzip);
	}
}
