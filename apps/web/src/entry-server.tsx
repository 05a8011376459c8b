import { pageAssets } from "virtual:page-assets";
import { allowsRemotePictures } from "@hilo/rules/site/remote-pictures";
import type { PageAnswer, PageRequest, RenderPage, Theme } from "@hilo/server/platform/pages/render-page";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { createRequestHandler, getSsrStatus, RouterServer } from "@tanstack/react-router/ssr/server";
import { TRPCClientError } from "@trpc/client";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "./platform/api/query-client.ts";
import { type Api, createApi } from "./platform/api/trpc.ts";
import { knownPath } from "./platform/known-path.ts";
import { createAppRouter } from "./router.tsx";
import { type Document, documentOf } from "./ssr/document.ts";
import { inProcessLink } from "./ssr/in-process-link.ts";
import { linkPreviewOf } from "./ssr/link-preview.ts";
import { outageDocument } from "./ssr/outage-document.tsx";
import { pageVersion } from "./ssr/page-version.ts";

/** The address of the script of every page. */
export const pageEntry = pageAssets.entry;

/** The document shown instead of any page while the database does not answer. */
export const renderOutage = (theme: Theme | null): string => outageDocument(theme, pageAssets);

const routes = createAppRouter(createQueryClient(), createApi(createQueryClient(), []));

/** Returns the path with only those query parameters that its route knows. */
export const pagePath = (path: string): string => knownPath(routes, path);

/** Renders a page with its data to a whole document, for the user of the request. */
export const renderPage: RenderPage = async (request) => {
	const queryClient = createQueryClient();
	const api = createApi(queryClient, [inProcessLink(request.call)]);
	const router = createAppRouter(queryClient, api);
	router.update({
		...router.options,
		origin: request.origin,
		dehydrate: () => ({ queries: dehydrate(queryClient) }),
	});
	const handle = createRequestHandler({
		createRouter: () => router,
		request: new Request(`${request.origin}${request.path}`),
	});
	const rendered: { document?: Document } = {};
	const response = await handle(({ responseHeaders }) => {
		const status = statusOf(router, queryClient);
		// The browser retries what failed. Until then it shows the same as the server.
		queryClient.removeQueries({ predicate: ({ state }) => state.status === "error" });
		rendered.document = pageOf(router, api, request, status);
		return new Response(null, { status, headers: responseHeaders });
	});
	return answerOf(response, rendered.document);
};

type AppRouter = ReturnType<typeof createAppRouter>;

/** The status of the call that the page needs, or of the worst server error in any other call. */
function statusOf(router: AppRouter, queryClient: QueryClient): number {
	const needed = router.state.matches.map(({ error }) => httpStatusOf(error)).find((status) => status > 0);
	const calls = queryClient.getQueryCache().getAll();
	const failures = calls.map(({ state }) => httpStatusOf(state.error)).filter((status) => status >= 500);
	return Math.max(needed ?? getSsrStatus(router), ...failures);
}

/** Returns 0 unless it is a failed call. */
function httpStatusOf(error: unknown): number {
	if (!(error instanceof TRPCClientError)) return 0;
	const status: unknown = error.data?.httpStatus;
	return typeof status === "number" ? status : 500;
}

function pageOf(router: AppRouter, api: Api, { origin, theme }: PageRequest, status: number): Document {
	const app = renderToString(<RouterServer router={router} />);
	const scripts = router.serverSsr?.takeInitialHydrationScriptTags();
	const matches = router.state.matches;
	const page = matches.at(-1);
	const meta = matches.flatMap((match) => match.meta ?? []);
	const found = status === 200;
	const title = meta.findLast((entry) => entry?.title)?.title ?? "Hilo";
	const preview = linkPreviewOf(page, api, { title, found });
	return documentOf({
		app,
		title,
		preview,
		canonical: found && !preview.isUnlisted ? `${origin}${router.state.location.pathname}` : null,
		hasRemotePictures: allowsRemotePictures(router.state.location.pathname),
		origin,
		theme,
		scripts: scripts ? [...scripts.before, scripts.boundary] : [],
		routes: matches.map((match) => match.routeId),
		assets: pageAssets,
	});
}

/** Takes the document as a string: through a `Response` it would be encoded and decoded again. */
function answerOf({ status, headers }: Response, document: Document | undefined): PageAnswer {
	const location = headers.get("Location");
	if (location && status >= 300 && status < 400) return { kind: "redirect", location };
	if (!document) throw new Error(`The router answered ${status} without a page.`);
	return { kind: "page", status, ...document, version: () => pageVersion(document.html) };
}
