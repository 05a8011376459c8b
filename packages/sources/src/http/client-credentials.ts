import type { ProviderId } from "../providers.ts";
import { fetchJson, type HttpTools } from "./fetch-json.ts";
import { SourceError } from "./source-error.ts";
import { tokenAnswer } from "./token.wire.schema.ts";

/** A token is renewed this long before it expires, so that it stays valid during a call. */
const SPARE_MS = 60_000;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

export interface Credentials {
	readonly provider: ProviderId;
	readonly url: URL;
	readonly clientId: string;
	readonly clientSecret: string;
}

export type WithToken = <T>(
	signal: AbortSignal | undefined,
	call: (authorization: string) => Promise<T>,
) => Promise<T>;

/** Makes calls with a token (OAuth client credentials), kept in memory only, and renewed once when it is rejected. */
export function withToken(tools: HttpTools, credentials: Credentials): WithToken {
	let kept: { readonly authorization: string; readonly until: number } | null = null;

	async function authorization(signal: AbortSignal | undefined): Promise<string> {
		if (kept && kept.until > tools.clock.elapsed()) return kept.authorization;
		const { data } = await fetchJson(tools, tokenCall(credentials, signal));
		kept = {
			authorization: `Bearer ${data.access_token}`,
			until: tools.clock.elapsed() + data.expires_in * 1000 - SPARE_MS,
		};
		return kept.authorization;
	}

	return async (signal, call) => {
		const known = kept !== null;
		try {
			return await call(await authorization(signal));
		} catch (error) {
			const stale = error instanceof SourceError && error.status === 401 && known;
			if (!stale) throw error;
			kept = null;
			return await call(await authorization(signal));
		}
	};
}

function tokenCall({ provider, url, clientId, clientSecret }: Credentials, signal: AbortSignal | undefined) {
	const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
	return {
		provider,
		url,
		method: "POST",
		headers: { Authorization: `Basic ${basic}`, "Content-Type": "application/x-www-form-urlencoded" },
		body: "grant_type=client_credentials",
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		signal,
		schema: tokenAnswer,
	} as const;
}
