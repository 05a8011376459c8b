import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Encoding } from "../http/content-encoding.ts";

export interface WebFile {
	readonly content: Uint8Array<ArrayBuffer>;
	readonly etag: string;
	/** Also sent with 304. */
	readonly headers: Readonly<Record<string, string>>;
	/** Sent only with the content. */
	readonly contentHeaders: Readonly<Record<string, string>>;
}

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/** Build leftovers, not served. */
const PRIVATE = /\/\.|\.map$/;

/** Files are read on first use and kept: they never change, and take about four MB in all encodings. */
export class WebFiles {
	readonly #folder: string;
	readonly #files: ReadonlyMap<string, ReadonlySet<Encoding>>;
	readonly #read = new Map<string, Promise<WebFile | null>>();

	constructor(folder: string, files: ReadonlyMap<string, ReadonlySet<Encoding>>) {
		this.#folder = folder;
		this.#files = files;
	}

	static async load(folder: string): Promise<WebFiles> {
		const entries = await readdir(folder, { recursive: true, withFileTypes: true });
		const pathOf = (parent: string, name: string) =>
			`/${relative(folder, join(parent, name)).replaceAll(sep, "/")}`;
		const paths = entries
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => pathOf(parentPath, name))
			.filter((path) => !PRIVATE.test(path));
		return new WebFiles(folder, encodingsByPath(new Set(paths)));
	}

	/** Top-level files and folders, the latter as patterns ending in `*`. */
	get roots(): string[] {
		const roots = [...this.#files.keys()].map((path) => path.replace(/^(\/[^/]+\/).*/, "$1*"));
		return [...new Set(roots)];
	}

	/** Falls back to the uncompressed form; null if there is no such file. */
	get(path: string, encoding: Encoding): Promise<WebFile | null> {
		const encodings = this.#files.get(path);
		if (!encodings) return NOT_FOUND;
		const served = encodings.has(encoding) ? encoding : "identity";
		const name = path + SUFFIXES[served];
		let file = this.#read.get(name);
		if (!file) {
			file = this.#readFile(path, served, encodings.size > 1);
			this.#read.set(name, file);
			const evict = () => this.#read.delete(name);
			file.then((found) => found ?? evict(), evict);
		}
		return file;
	}

	async #readFile(path: string, encoding: Encoding, varies: boolean): Promise<WebFile | null> {
		const content = await readFile(join(this.#folder, path + SUFFIXES[encoding])).catch(nullWhereGone);
		if (!content) return null;
		const etag = `"${createHash("sha256").update(content).digest("base64url")}"`;
		return {
			content,
			etag,
			headers: headersOf(path, etag, varies),
			contentHeaders: {
				"Content-Type": getMimeType(path) ?? "application/octet-stream",
				"Content-Length": String(content.length),
				...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
			},
		};
	}
}

const NOT_FOUND = Promise.resolve(null);

function encodingsByPath(paths: ReadonlySet<string>): Map<string, ReadonlySet<Encoding>> {
	const isCompressed = (path: string) =>
		[SUFFIXES.br, SUFFIXES.gzip].some(
			(suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)),
		);
	const encodingsOf = (path: string) =>
		new Set((["br", "gzip", "identity"] as const).filter((encoding) => paths.has(path + SUFFIXES[encoding])));
	return new Map([...paths].filter((path) => !isCompressed(path)).map((path) => [path, encodingsOf(path)]));
}

/** The file is gone when a newer build has replaced the folder. */
function nullWhereGone(error: unknown): null {
	if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
	throw error;
}

function headersOf(path: string, etag: string, varies: boolean): Record<string, string> {
	return {
		ETag: etag,
		...(varies ? { Vary: "Accept-Encoding" } : {}),
		// Names in /assets contain a hash of the content.
		"Cache-Control": path.startsWith("/assets/")
			? "public, max-age=31536000, immutable"
			: "public, max-age=86400",
		// Files are small and no client asks for ranges, which would be of the encoded bytes.
		"Accept-Ranges": "none",
		// Pages with this policy, such as the editor, start workers only with it.
		"Cross-Origin-Embedder-Policy": "credentialless",
	};
}
