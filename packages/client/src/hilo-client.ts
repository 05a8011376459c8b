import type { AppRouter } from "@hilo/server/app/app-router";
import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import { CookieJar } from "./cookie-jar.ts";

/** Where the site is, and as whom it is called. */
export interface HiloClientOptions {
	/** The site's address, such as `https://hilo.example`. */
	readonly url: string;
	/** A session to go on with: what `cookie()` of an earlier client gave. */
	readonly cookie?: string;
}

/** A site as tools call it. */
export interface HiloClient {
	/** Every call of the site's own, typed: `api.play.start.mutate({ game: "github" })`. */
	readonly api: ReturnType<typeof createTRPCClient<AppRouter>>;
	/**
	 * The session as a `Cookie` header has it, null when signed out. Whoever has it is signed in: keep it as one keeps a
	 * password.
	 */
	cookie(): string | null;
}

/**
 * A client of the site at `url`, signed in once `api.accounts.login` or `register` was called, for 30 days after the last
 * call. Calls reject with an error whose `message` is for people and whose code `errorCodeOf` gives.
 */
export function createHiloClient({ url, cookie }: HiloClientOptions): HiloClient {
	const jar = new CookieJar(cookie);
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

/** What a refused call was refused for: a code of the error catalogue, such as `accounts/bad-login`; null for any other error. */
export function errorCodeOf(error: unknown) {
	return isApiError(error) ? (error.data?.appCode ?? null) : null;
}

function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
	return error instanceof TRPCClientError;
}
