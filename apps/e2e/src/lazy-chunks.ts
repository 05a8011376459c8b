import { readFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = join(import.meta.dirname, "../../web/dist/client-manifest.json");

interface Chunk {
	readonly file: string;
	readonly isEntry?: boolean;
	readonly isDynamicEntry?: boolean;
}

/** Returns the addresses of the scripts that pages ask for by name. The others come with one of them and fail with it. */
export function lazyChunks(): Set<string> {
	const manifest: Record<string, Chunk> = JSON.parse(readFileSync(MANIFEST, "utf8"));
	const named = Object.values(manifest).filter((chunk) => chunk.isEntry || chunk.isDynamicEntry);
	return new Set(named.map(({ file }) => `/${file}`));
}
