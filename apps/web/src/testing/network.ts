import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { defineNetwork, InterceptorSource } from "msw/experimental";
import { HttpHandler } from "msw/http";
import { quietSite } from "./quiet-site.ts";

/** Answers inside the page: a service worker would need two messages between processes for each call. */
export const network = defineNetwork({
	sources: [new InterceptorSource({ interceptors: [new XMLHttpRequestInterceptor()] })],
	handlers: quietSite,
	onUnhandledFrame: "bypass",
	context: { quiet: true },
});
network.enable();

const browserFetch = window.fetch.bind(window);

/** MSW's own interceptor copies each answer for its events, which makes a call cost four times as much. */
window.fetch = async (input, init) => {
	const request = new Request(input, init);
	const { promise: aborted, reject } = Promise.withResolvers<never>();
	const abort = () => reject(request.signal.reason);
	if (request.signal.aborted) abort();
	request.signal.addEventListener("abort", abort);
	const response = await Promise.race([answerOf(request), aborted]);
	if (response?.type === "error") throw new TypeError("Failed to fetch");
	return (
		response ?? (new URL(request.url).pathname.startsWith("/api/") ? unanswered() : browserFetch(request))
	);
};

/** Not a lost connection, after which a call would be repeated. */
function unanswered(): Response {
	const data = { code: "NOT_FOUND", httpStatus: 404, appCode: null };
	return Response.json(
		{ error: { message: "The test has no answer.", code: -32004, data } },
		{ status: 404 },
	);
}

async function answerOf(request: Request): Promise<Response | undefined> {
	const { pathname } = new URL(request.url);
	for (const handler of network.listHandlers()) {
		if (!(handler instanceof HttpHandler) || !mayAnswer(handler, pathname)) continue;
		const result = await handler.run({ request, requestId: "" });
		if (result?.response) return result.response;
	}
	return undefined;
}

/** Only tells quickly that a handler is for another path. */
function mayAnswer({ info: { path } }: HttpHandler, pathname: string): boolean {
	return typeof path !== "string" || !/^\/[^:*]*$/.test(path) || path === pathname;
}
