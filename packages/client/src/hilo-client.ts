import type { AppRouter } from "@hilo/server/app/app-router";
import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import { CookieJar } from "./cookie-jar.ts";
import { type LiveEventsOptions, liveEvents } from "./live-events.ts";
import { repeat, responseOf, retryAfterSeconds } from "./repeat.ts";
import type { ErrorCode, HiloApi, LiveEvent } from "./site-types.ts";

export type { CallOptions, InputOf, Mutation, OutputOf, Query } from "./calls.ts";
export type { LiveEventsOptions } from "./live-events.ts";
export type { ErrorCode, HiloApi, LiveEvent } from "./site-types.ts";

export interface HiloClientOptions {
	/** Such as `https://hilo.example` or `https://example.org/hilo`. */
	readonly url: string;
	/** An API token, from Settings → API tokens. Such a client keeps no cookies. */
	readonly token?: string | undefined;
	/** The session of an earlier client, from its `cookie()`. */
	readonly cookie?: string | null | undefined;
	/** How often a call is sent again at most while its failure may pass; 3 unless given. */
	readonly retries?: number;
	/** For each attempt, until its answer is complete; 30,000 unless given. */
	readonly timeoutMs?: number;
}

export interface HiloClient {
	/** The typed calls of the site's own pages: `api.play.start.mutate({ game: "country" })`. */
	readonly api: HiloApi;
	/** Returns the session as a `Cookie` header; null when signed out. Keep it like a password. */
	cookie(): string | null;
	/**
	 * Yields live events until its signal is aborted, over as many connections as needed. The first event of each
	 * connection is `{ kind: "refresh" }`: ask again for all that you keep. Rejects when the player is signed out.
	 */
	liveEvents(options?: LiveEventsOptions): AsyncGenerator<LiveEvent, void>;
}

/**
 * Returns a client that acts with a token, or that `login` and `register` sign in, for 30 days after its last call. A
 * refused call rejects with a `message` for people; `errorCodeOf` returns its code.
 * @throws TypeError for a wrong address, an empty token, and a token together with a cookie.
 */
export function createHiloClient(options: HiloClientOptions): HiloClient {
	const { url, token, cookie, retries = 3, timeoutMs = 30_000 } = options;
	if (token === "") throw new TypeError("The token is empty");
	if (token && cookie) throw new TypeError("Give either a token or a cookie");
	const endpoint = new URL("api/trpc", url.endsWith("/") ? url : `${url}/`);
	const jar = new CookieJar(cookie ?? "");

	async function send(address: string | URL, init: RequestInit): Promise<Response> {
		const identity = token ? { authorization: `Bearer ${token}` } : jar.headers();
		const response = await fetch(address, {
			...init,
			headers: { ...init.headers, ...identity },
			// Another host would get the body, such as a password.
			redirect: "error",
		});
		if (!token) jar.store(response);
		return response;
	}
	/** Reads the answer too, so that an attempt that breaks off within it is repeated. */
	async function sendWhole(address: string | URL, init: RequestInit): Promise<Response> {
		const timeout = AbortSignal.timeout(timeoutMs);
		const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
		const response = await send(address, { ...init, signal });
		const body = await response.arrayBuffer();
		return new Response(body.byteLength > 0 ? body : null, response);
	}

	const api = createTRPCClient<AppRouter>({
		links: [
			httpLink({
				url: endpoint,
				fetch(address, { signal = null, ...init } = {}) {
					const isQuery = init.method !== "POST";
					return repeat(() => sendWhole(address as string, { ...init, signal }), {
						isQuery,
						retries,
						signal,
					});
				},
			}),
		],
	});
	return {
		api,
		cookie: () => jar.cookie(),
		liveEvents: ({ signal } = {}) =>
			liveEvents({
				connect: (ended) => send(`${endpoint}/live.events`, { signal: ended }),
				retries,
				...(signal && { signal }),
			}),
	};
}

/** Returns a refused call's code, such as `accounts/bad-login`; null for an error that is not the site's. */
export function errorCodeOf(error: unknown): ErrorCode | null {
	return isApiError(error) ? (error.data?.appCode ?? null) : null;
}

/** Returns after how many seconds a refused call may be sent again; null where the site does not say so. */
export function retryAfterSecondsOf(error: unknown): number | null {
	const response = responseOf(error);
	return response && retryAfterSeconds(response);
}

function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
	return error instanceof TRPCClientError;
}
