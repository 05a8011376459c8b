import type { TRPCProcedureType } from "@trpc/server";

/** A call that the client's routes make while the server renders them. */
export interface PageCall {
	readonly path: string;
	readonly type: TRPCProcedureType;
	readonly input: unknown;
}

export type PageCallAnswer =
	| { readonly ok: true; readonly data: unknown }
	| { readonly ok: false; readonly error: PageCallError };

/** The same shape that an error has when it comes over the network. */
export interface PageCallError {
	readonly message: string;
	readonly data: {
		readonly code: string;
		readonly httpStatus: number;
		readonly appCode: string | null;
		/** The request's id, where nobody foresaw what went wrong. */
		readonly reference?: string;
	};
}

export type Theme = "dark" | "light";

/** What the client's server rendering is given for one page. */
export interface PageRequest {
	/** Path with search. */
	readonly path: string;
	/** The site's own address, without a trailing slash. */
	readonly origin: string;
	/** The theme that the visitor chose, if any. */
	readonly theme: Theme | null;
	call(call: PageCall): Promise<PageCallAnswer>;
}

/** What stands inline in a page, by hash: `sha256-…`. Nothing else runs there or styles it. */
export interface InlineHashes {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

export interface RenderedPage {
	readonly kind: "page";
	readonly status: number;
	readonly html: string;
	readonly inline: InlineHashes;
	/** Names what the page shows: two renderings of the same have the same. Worked out when it is asked for. */
	readonly version: () => string;
}

export type PageAnswer = RenderedPage | { readonly kind: "redirect"; readonly location: string };

/** Renders a route of the web client to a whole document. Implemented by the client's server entry. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;
