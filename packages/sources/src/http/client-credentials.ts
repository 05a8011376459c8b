import { z } from "zod";
import type { ProviderId } from "../providers.ts";
import { fetchJson, type HttpTools } from "./fetch-json.ts";
import { SourceError } from "./source-error.ts";

/** `expires_in` is in seconds. */
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token is renewed this long before it expires, so that it stays valid during a call. */
const EXPIRY_MARGIN_MS = 60_000;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

export interface Credentials {
	readonly provider: ProviderId;
	readonly url: URL;
	readonly clientId: string;
	readonly clientSecret: string;
}

export type WithToken = <T>(tools: HttpTools, call: (authorization: string) => Promise<T>) => Promise<T>;

/** Makes calls with a token (OAuth client credentials), kept in memory only, and renewed once when it is rejected. */
export function withToken(credentials: Credentials): WithToken {
	let cachedToken: { readonly authorization: string; readonly until: number } | null = null;

	async function authorization(tools: HttpTools): Promise<string> {
		if (cachedToken && cachedToken.until > tools.clock.elapsed()) return cachedToken.authorization;
		const { data } = await fetchJson(tools, tokenCall(credentials));
		cachedToken = {
			authorization: `Bearer ${data.access_token}`,
			until: tools.clock.elapsed() + data.expires_in * 1000 - EXPIRY_MARGIN_MS,
		};
		return cachedToken.authorization;
	}

	return async (tools, call) => {
		const hadToken = cachedToken !== null;
		try {
			return await call(await authorization(tools));
		} catch (error) {
			const isRejected = error instanceof SourceError && error.status === 401 && hadToken;
			if (!isRejected) throw error;
			cachedToken = null;
			return await call(await authorization(tools));
		}
	};
}

function tokenCall({ provider, url, clientId, clientSecret }: Credentials) {
	const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
	return {
		provider,
		url,
		method: "POST",
		headers: { Authorization: `Basic ${basic}`, "Content-Type": "application/x-www-form-urlencoded" },
		body: "grant_type=client_credentials",
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		schema: tokenAnswer,
	} as const;
}
