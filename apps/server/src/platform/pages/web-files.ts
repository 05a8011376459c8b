import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Encoding } from "../http/content-encoding.ts";

/** A file in one of its forms. */
export interface WebFile {
	readonly content: Uint8Array<ArrayBuffer>;
	readonly etag: string;
	/** What a browser is told that has the file already. */
	readonly headers: Readonly<Record<string, string>>;
	/** What is said of the content where it is sent. */
	readonly contentHeaders: Readonly<Record<string, string>>;
}

/** What the build appends to the names of a file's compressed forms. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/** Nobody's: what tools leave behind for themselves. */
const PRIVATE = /\/\.|\.map$/;

/**
 * The built client's files that browsers may load. Which there are is read once. Each is read when it is first asked for, and kept: they do
 * not change, and all of them in all their forms are some four megabytes.
 */
export class WebFiles {
	readonly #folder: string;
	/** By path on the site: the forms that the file has. */
	readonly #files: ReadonlyMap<string, ReadonlySet<Encoding>>;
	readonly #read = new Map<string, Promise<WebFile | null>>();

	constructor(folder: string, files: ReadonlyMap<string, ReadonlySet<Encoding>>) {
		this.#folder = folder;
		this.#files = files;
	}

	/** Lists the folder. */
	static async of(folder: string): Promise<WebFiles> {
		const entries = await readdir(folder, { recursive: true, withFileTypes: true });
		const pathOf = (parent: string, name: string) =>
			`/${relative(folder, join(parent, name)).replaceAll(sep, "/")}`;
		const paths = entries
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => pathOf(parentPath, name))
			.filter((path) => !PRIVATE.test(path));
		return new WebFiles(folder, formsByPath(new Set(paths)));
	}

	/** What the folder holds itself, as patterns of paths: its files, and its folders with all that is in them. */
	get roots(): string[] {
		const roots = [...this.#files.keys()].map((path) => path.replace(/^(\/[^/]+\/).*/, "$1*"));
		return [...new Set(roots)];
	}

	/** Returns the file in this form, or in the plain one where it has no such form; null where there is none. */
	get(path: string, encoding: Encoding): Promise<WebFile | null> {
		const forms = this.#files.get(path);
		if (!forms) return NONE;
		const form = forms.has(encoding) ? encoding : "identity";
		const name = path + ENDINGS[form];
		let file = this.#read.get(name);
		if (!file) {
			file = this.#readForm(path, form, forms.size > 1);
			this.#read.set(name, file);
			const forget = () => this.#read.delete(name);
			file.then((found) => found ?? forget(), forget);
		}
		return file;
	}

	async #readForm(path: string, form: Encoding, varies: boolean): Promise<WebFile | null> {
		const content = await readFile(join(this.#folder, path + ENDINGS[form])).catch(nullWhereGone);
		if (!content) return null;
		const etag = `"${createHash("sha256").update(content).digest("base64url")}"`;
		return {
			content,
			etag,
			headers: headersOf(path, etag, varies),
			contentHeaders: {
				"Content-Type": getMimeType(path) ?? "application/octet-stream",
				"Content-Length": String(content.length),
				...(form === "identity" ? {} : { "Content-Encoding": form }),
			},
		};
	}
}

const NONE = Promise.resolve(null);

function formsByPath(paths: ReadonlySet<string>): Map<string, ReadonlySet<Encoding>> {
	const isCompressed = (path: string) =>
		[ENDINGS.br, ENDINGS.gzip].some(
			(ending) => path.endsWith(ending) && paths.has(path.slice(0, -ending.length)),
		);
	const formsOf = (path: string) =>
		new Set((["br", "gzip", "identity"] as const).filter((form) => paths.has(path + ENDINGS[form])));
	return new Map([...paths].filter((path) => !isCompressed(path)).map((path) => [path, formsOf(path)]));
}

/** A newer build has taken the folder's place. */
function nullWhereGone(error: unknown): null {
	if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
	throw error;
}

function headersOf(path: string, etag: string, varies: boolean): Record<string, string> {
	return {
		ETag: etag,
		...(varies ? { Vary: "Accept-Encoding" } : {}),
		// Names of what is in /assets contain a hash of their content.
		"Cache-Control": path.startsWith("/assets/")
			? "public, max-age=31536000, immutable"
			: "public, max-age=86400",
		// A part of them would have to be one of this form's bytes. They are small, and nobody asks for parts.
		"Accept-Ranges": "none",
		// A page that is sent with it, as the editor is, starts no worker without it.
		"Cross-Origin-Embedder-Policy": "credentialless",
	};
}
