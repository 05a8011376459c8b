import type { PageCall, PageCallAnswer } from "./page-calls.ts";

export type Theme = "dark" | "light";

/** What the client's server rendering is given for one page. */
export interface PageRequest {
	/** Path with search. */
	readonly path: string;
	/** The site's own address, without a trailing slash. */
	readonly origin: string;
	/** The theme that the visitor chose, if any. */
	readonly theme: Theme | null;
	/** To be put on every inline script and style. */
	readonly nonce: string;
	call(call: PageCall): Promise<PageCallAnswer>;
}

export type PageAnswer =
	| { readonly kind: "page"; readonly status: number; readonly html: string }
	| { readonly kind: "redirect"; readonly location: string };

/** Renders a route of the web client to a whole document. Implemented by the client's server entry. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;
