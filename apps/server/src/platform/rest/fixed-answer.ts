import { createHash } from "node:crypto";
import type { Handler } from "hono";
import type { ApiEnv } from "../http/api-env.ts";
import { compress, encodingFor } from "../http/content-encoding.ts";
import { answerUnlessKnown } from "./entity-tag.ts";

const QUALITY = 9;

interface Content {
	readonly type: string;
	readonly body: string | Uint8Array;
}

/** The answer is made and compressed once, at the first call. */
export function fixedAnswer(make: () => Content | Promise<Content>): Handler<ApiEnv> {
	let prepared: ReturnType<typeof prepare> | undefined;
	return async (c) => {
		prepared ??= prepare(make);
		const { type, plain, brotli, etag } = await prepared;
		return answerUnlessKnown(c, etag, async () => {
			c.header("Vary", "Accept-Encoding");
			if (encodingFor(c.req.header("Accept-Encoding")) !== "br")
				return c.body(plain, 200, { "Content-Type": type });
			return c.body(brotli, 200, { "Content-Type": type, "Content-Encoding": "br" });
		});
	};
}

async function prepare(make: () => Content | Promise<Content>) {
	const { type, body } = await make();
	const plain = new Uint8Array(Buffer.from(body));
	return {
		type,
		plain,
		brotli: await compress(plain, "br", QUALITY),
		etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
	};
}
