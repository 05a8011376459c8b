import { readFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = join(import.meta.dirname, "../../web/dist/client-manifest.json");

interface Chunk {
	readonly file: string;
	readonly isEntry?: boolean;
	readonly isDynamicEntry?: boolean;
}

/** Modules of entry and lazy chunks, by address. Other chunks load and fail together with one of these. */
export function lazyChunks(): Map<string, string> {
	const manifest: Record<string, Chunk> = JSON.parse(readFileSync(MANIFEST, "utf8"));
	return new Map(
		Object.entries(manifest)
			.filter(([, chunk]) => chunk.isEntry || chunk.isDynamicEntry)
			.map(([module, { file }]) => [`/${file}`, module.replace(/^src\//, "")]),
	);
}
