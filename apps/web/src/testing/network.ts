import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { defineNetwork, InterceptorSource } from "msw/experimental";
import { HttpResponse, http } from "msw/http";
import { quietSite } from "./quiet-site.ts";

/** Not a lost connection, after which a call would be repeated. */
const unanswered = http.all("/api/*", () => {
	const data = { code: "NOT_FOUND", httpStatus: 404, appCode: null };
	return HttpResponse.json(
		{ error: { message: "The test has no answer.", code: -32004, data } },
		{ status: 404 },
	);
});

/** Answers inside the page. With MSW's service worker the tests cost a third more processor time. */
export const network = defineNetwork({
	sources: [
		new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
	],
	handlers: [...quietSite, unanswered],
	onUnhandledFrame: "bypass",
	context: { quiet: true },
});
network.enable();
