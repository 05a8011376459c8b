import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { defineNetwork, InterceptorSource } from "msw/experimental";
import { quietSite } from "./quiet-site.ts";

/** Answers inside the page: a service worker would need two messages between processes for each call. */
export const network = defineNetwork({
	sources: [
		new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
	],
	handlers: quietSite,
	onUnhandledFrame: "bypass",
	context: { quiet: true },
});
network.enable();
