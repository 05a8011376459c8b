import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** Smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Returns the smallest encoding that `Accept-Encoding` accepts, whatever it prefers (RFC 9110, 12.5.3). */
export function encodingFor(header = ""): Encoding {
	const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings([...ENCODINGS]);
	return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? "identity";
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function compress(
	content: Uint8Array<ArrayBuffer>,
	encoding: Encoding,
	quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
	if (encoding === "br") return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
	return encoding === "gzip" ? gzipped(content) : Promise.resolve(content);
}
