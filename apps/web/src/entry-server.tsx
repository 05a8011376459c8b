import { text } from "node:stream/consumers";
import { pageAssets } from "virtual:page-assets";
import type { AppRouter } from "@hilo/server/app/app-router";
import type {
	PageAnswer,
	PageRequest,
	RenderErrorPage,
	RenderPage,
} from "@hilo/server/platform/pages/render-page";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { createRequestHandler, getSsrStatus, RouterServer } from "@tanstack/react-router/ssr/server";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { prerender } from "react-dom/static";
import { createQueryClient } from "./platform/api/query-client.ts";
import { createApi } from "./platform/api/trpc.ts";
import { knownPath } from "./platform/known-path.ts";
import { UNKNOWN_SITE } from "./platform/site.ts";
import { createAppRouter } from "./router.tsx";
import { renderDocument } from "./ssr/document.tsx";
import { errorDocument } from "./ssr/error-document.tsx";
import { assetsBelow, type PageAssets } from "./ssr/page-assets.ts";
import { basePathOf, setBasePath } from "./ui/base-path.ts";

/** The address of the script of every page. */
export const pageEntry = pageAssets.entry;

/** The document of a page that can't be rendered. */
export const renderError: RenderErrorPage = (page) => {
	setBasePath(page.basePath);
	// Linked, the stylesheet is sent once to a browser that comes again and again.
	return errorDocument(page, assetsOf(page.basePath).players);
};

/** A player's browser has the stylesheet. In the document it would double a page's CPU time and add 25 kB to it. */
function assetsOf(basePath: string) {
	if (known?.basePath === basePath) return known;
	const visitors = assetsBelow(basePath, pageAssets);
	known = { basePath, visitors, players: { ...visitors, css: null } };
	return known;
}

/** A process has one base path. */
let known:
	| { readonly basePath: string; readonly visitors: PageAssets; readonly players: PageAssets }
	| undefined;

const routes = createAppRouter(createQueryClient(), createApi(createQueryClient(), []), "");

/** Returns the path with only those query parameters that its route knows. */
export const pagePath = (path: string): string => knownPath(routes, path);

/** Renders a page with its data to a whole document, for the user of the request. */
export const renderPage: RenderPage = async ({ path, origin, theme, call }) => {
	const { origin: routerOrigin } = new URL(origin);
	const basePath = basePathOf(origin);
	setBasePath(basePath);
	const queryClient = createQueryClient();
	const api = createApi(queryClient, [inProcessLink(call)]);
	const router = createAppRouter(queryClient, api, origin);
	router.update({
		...router.options,
		origin: routerOrigin,
		dehydrate: () => ({ queries: dehydrate(queryClient) }),
	});
	const handle = createRequestHandler({
		createRouter: () => router,
		request: new Request(`${origin}${path}`),
	});
	const rendered: { page?: PageAnswer } = {};
	const response = await handle(async ({ responseHeaders }) => {
		const status = statusOf(router, queryClient);
		// The browser retries what failed. Until then it shows the same as the server.
		queryClient.removeQueries({ predicate: ({ state }) => state.status === "error" });
		const app = await renderMarkup(router);
		const { html, inline } = renderDocument({
			router,
			app,
			status,
			origin,
			theme,
			site: api.utils.site.about.getData() ?? UNKNOWN_SITE,
			assets: assetsOf(basePath)[api.utils.me.get.getData()?.user ? "players" : "visitors"],
		});
		rendered.page = { kind: "page", status, html, inline };
		return new Response(null, { status, headers: responseHeaders });
	});
	const location = response.headers.get("Location");
	if (location && response.status >= 300 && response.status < 400) return { kind: "redirect", location };
	// Taken as a string: through the `Response` it would be encoded and decoded again.
	if (!rendered.page) throw new Error(`The router answered ${response.status} without a page.`);
	return rendered.page;
};

/** Such a page is not cached for other visitors. */
const TOO_MANY = 429;

type PageRouter = ReturnType<typeof createAppRouter>;

/** Waits for the lazy parts, so that the page is whole without script. */
async function renderMarkup(router: PageRouter): Promise<string> {
	const { prelude } = await prerender(<RouterServer router={router} />, {
		// Otherwise React moves large parts to the end of the page and back by an inline script.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
	});
	return await text(prelude);
}

/** The status of the call that the page needs, or of the worst server error or refusal for too many in any other. */
function statusOf(router: PageRouter, queryClient: QueryClient): number {
	const needed = router.state.matches.map(({ error }) => httpStatusOf(error)).find((status) => status > 0);
	const calls = queryClient.getQueryCache().getAll();
	const failures = calls
		.map(({ state }) => httpStatusOf(state.error))
		.filter((status) => status === TOO_MANY || status >= 500);
	return Math.max(needed ?? getSsrStatus(router), ...failures);
}

/** Returns 0 unless it is a failed call. */
function httpStatusOf(error: unknown): number {
	if (!(error instanceof TRPCClientError)) return 0;
	const status: unknown = error.data?.httpStatus;
	return typeof status === "number" ? status : 500;
}

/** Calls the server in the same process, so that rendering needs no network. */
function inProcessLink(call: PageRequest["call"]): TRPCLink<AppRouter> {
	return () =>
		({ op }) =>
			observable((observer) => {
				call({ path: op.path, type: op.type, input: op.input })
					.then((answer) => {
						if (!answer.ok) throw TRPCClientError.from({ error: { code: -32603, ...answer.error } });
						observer.next({ result: { type: "data", data: answer.data } });
						observer.complete();
					})
					.catch((cause: unknown) => observer.error(TRPCClientError.from(asError(cause))));
			});
}

const asError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));
