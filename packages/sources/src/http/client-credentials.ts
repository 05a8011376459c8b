import { z } from "zod";
import type { ProviderId } from "../providers.ts";
import { fetchJson, type HttpTools } from "./fetch-json.ts";

const tokenAnswer = z.object({ access_token: z.string().min(1) });

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

export interface Credentials {
	readonly clientId: string;
	readonly clientSecret: string;
}

/** Returns the `Authorization` of a new token (OAuth client credentials), which outlives one pool's calls. */
export async function fetchToken(
	tools: HttpTools,
	provider: ProviderId,
	url: string,
	{ clientId, clientSecret }: Credentials,
): Promise<string> {
	const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
	const { data } = await fetchJson(tools, {
		provider,
		url: new URL(url),
		method: "POST",
		headers: { Authorization: `Basic ${basic}`, "Content-Type": "application/x-www-form-urlencoded" },
		body: "grant_type=client_credentials",
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		schema: tokenAnswer,
	});
	return `Bearer ${data.access_token}`;
}
