import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The forms that text is sent in. Everybody takes the plain one. */
export type Encoding = "br" | "gzip" | "identity";

/** The smallest comes first. */
const COMPRESSED = ["br", "gzip"] as const;

/** Returns the best encoding that an `Accept-Encoding` names, and does not refuse by `q=0`. */
export function encodingFor(header = ""): Encoding {
	const entries = header.split(",").map((entry) => entry.split(";").map((part) => part.trim().toLowerCase()));
	const accepted = entries.filter(([, quality = "q=1"]) => !/^q=0(\.0*)?$/.test(quality));
	return COMPRESSED.find((encoding) => accepted.some(([name]) => name === encoding)) ?? "identity";
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses in a thread of its own, so that others are answered meanwhile. */
export function compress(
	content: Uint8Array<ArrayBuffer>,
	encoding: Encoding,
	quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
	if (encoding === "br") return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
	return encoding === "gzip" ? gzipped(content) : Promise.resolve(content);
}
