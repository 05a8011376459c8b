import type { AppError } from "@hilo/rules/errors/errors";
import type { Branding } from "@hilo/rules/site/branding";
import type { SiteLimitName } from "@hilo/rules/site/site-limits";
import type { TRPCProcedureType } from "@trpc/server";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";

export interface PageCall {
	readonly path: string;
	readonly type: TRPCProcedureType;
	readonly input: unknown;
}

export type PageCallAnswer =
	| { readonly ok: true; readonly data: unknown }
	| { readonly ok: false; readonly error: PageCallError };

/** The shape that errors have over the network. */
export interface PageCallError {
	readonly message: string;
	readonly data: {
		readonly code: string;
		readonly httpStatus: number;
		readonly appCode: string | null;
		/** The request's id, for unexpected errors only. */
		readonly reference?: string;
		/** The limit that refused it, for administrators only. */
		readonly limit?: SiteLimitName;
	};
}

export type Theme = "dark" | "light";

export interface PageRequest {
	/** With the query. */
	readonly path: string;
	/** The site's address, with the base path and without a trailing slash. */
	readonly origin: string;
	readonly theme: Theme | null;
	call(call: PageCall): Promise<PageCallAnswer>;
}

/** Hashes `sha256-…` of the inline parts, the only ones that may run or style the page. */
interface InlineHashes {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

export interface RenderedPage {
	readonly kind: "page";
	readonly status: number;
	readonly html: string;
	readonly inline: InlineHashes;
}

export type PageAnswer = RenderedPage | { readonly kind: "redirect"; readonly location: string };

/** Implemented by the client's server entry. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** What the page says of an error. */
interface PageError {
	readonly status: AppError["status"];
	/** Its first sentence becomes the heading. */
	readonly message: string;
	/** The log's name of the request, where the log has its error. */
	readonly reference: string | null;
	/** The limit that refused it, for administrators. */
	readonly limit: SiteLimitName | null;
}

export interface ErrorPage {
	readonly theme: Theme | null;
	readonly site: Branding;
	readonly basePath: string;
	readonly error: PageError;
}

/** Implemented by the client's server entry. It needs only the build: the database may not answer. */
export type RenderErrorPage = (page: ErrorPage) => {
	readonly html: string;
	/** Hashes of its inline styles. */
	readonly styles: readonly string[];
};

export function chosenTheme(c: Context): Theme | null {
	const cookie = getCookie(c, "theme");
	return cookie === "dark" || cookie === "light" ? cookie : null;
}
