import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import Negotiator from "negotiator";
import type { ApiEnv } from "./api-env.ts";

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

type Bytes = Uint8Array<ArrayBuffer>;

/** Content in all encodings, each made once on first use; Hono's `compress` has no Brotli and keeps nothing. */
export class EncodedContent {
	readonly #plain: Bytes;
	readonly #quality: number;
	readonly #encoded = new Map<Encoding, Promise<Bytes>>();

	/** @param quality of Brotli, up to 11. */
	constructor(plain: Bytes, quality: number) {
		this.#plain = plain;
		this.#quality = quality;
	}

	/** An upper bound in memory: compressed forms take a third of the plain one, and count as much here. */
	get bytes(): number {
		return 2 * this.#plain.length;
	}

	encodedAs(encoding: Encoding): Promise<Bytes> {
		const encoded = this.#encoded.get(encoding) ?? this.#encode(encoding);
		this.#encoded.set(encoding, encoded);
		return encoded;
	}

	#encode(encoding: Encoding): Promise<Bytes> {
		if (encoding === "identity") return Promise.resolve(this.#plain);
		if (encoding === "gzip") return gzipped(this.#plain);
		return brotli(this.#plain, { params: { [constants.BROTLI_PARAM_QUALITY]: this.#quality } });
	}
}

/** Answers in the smallest encoding that the client accepts. The caller sets `Vary`. */
export async function sendEncoded(
	c: Context<ApiEnv>,
	content: EncodedContent,
	status: StatusCode = 200,
): Promise<Response> {
	const encoding = encodingFor(c.req.header("Accept-Encoding"));
	if (encoding !== "identity") c.header("Content-Encoding", encoding);
	const body = await content.encodedAs(encoding);
	// Set before the body, so that HEAD gets it too.
	c.header("Content-Length", String(body.length));
	return c.newResponse(body, status);
}
