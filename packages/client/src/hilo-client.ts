import type { AppRouter } from "@hilo/server/app/app-router";
import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import { CookieJar } from "./cookie-jar.ts";

/** Which site is called, and as whom. */
export interface HiloClientOptions {
	/** The site's address, such as `https://hilo.example`. */
	readonly url: string;
	/** A session to go on with: what `cookie()` of an earlier client returned. */
	readonly cookie?: string | null;
}

/** The calls of one site, and the session that they are made in. */
export interface HiloClient {
	/** Every call that the site's own pages make, typed: `api.play.start.mutate({ game: "github" })`. */
	readonly api: ReturnType<typeof createTRPCClient<AppRouter>>;
	/** Returns the session as a `Cookie` header; null when signed out. Whoever has it is signed in: keep it like a password. */
	cookie(): string | null;
}

/**
 * Returns a client of the site at `url`. It is signed in after `api.accounts.login` or `register`, for 30 days after its last
 * call. A refused call rejects with an error: its `message` is for a person, `errorCodeOf` returns its code.
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
					jar.keep(response);
					return response;
				},
			}),
		],
	});
	return { api, cookie: () => jar.cookie() };
}

/** Returns the code of a refused call's error, such as `accounts/bad-login`; null for an error that is not the site's. */
export function errorCodeOf(error: unknown) {
	return isApiError(error) ? (error.data?.appCode ?? null) : null;
}

function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
	return error instanceof TRPCClientError;
}
