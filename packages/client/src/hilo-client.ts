import type { AppRouter } from "@hilo/server/app/app-router";
import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import { CookieJar } from "./cookie-jar.ts";

export interface HiloClientOptions {
	/** Such as `https://hilo.example`. */
	readonly url: string;
	/** The session of an earlier client, from its `cookie()`. */
	readonly cookie?: string | null;
}

export interface HiloClient {
	/** The typed calls of the site's own pages: `api.play.start.mutate({ game: "github" })`. */
	readonly api: ReturnType<typeof createTRPCClient<AppRouter>>;
	/** Returns the session as a `Cookie` header; null when signed out. Keep it like a password. */
	cookie(): string | null;
}

/**
 * Returns a client that `login` and `register` sign in, for 30 days after its last call. A refused call rejects with a
 * `message` for people; `errorCodeOf` returns its code.
 */
export function createHiloClient({ url, cookie }: HiloClientOptions): HiloClient {
	const jar = new CookieJar(cookie ?? "");
	const api = createTRPCClient<AppRouter>({
		links: [
			httpLink({
				url: new URL("/api/trpc", url),
				headers: () => jar.headers(),
				async fetch(input, init) {
					const { signal, ...rest } = init ?? {};
					const response = await fetch(input, { ...rest, ...(signal ? { signal } : {}) });
					jar.store(response);
					return response;
				},
			}),
		],
	});
	return { api, cookie: () => jar.cookie() };
}

/** Returns a refused call's code, such as `accounts/bad-login`; null for an error that is not the site's. */
export function errorCodeOf(error: unknown) {
	return isApiError(error) ? (error.data?.appCode ?? null) : null;
}

function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
	return error instanceof TRPCClientError;
}
