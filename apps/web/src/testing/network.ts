import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { defineNetwork, InterceptorSource } from "msw/experimental";
import { quietSite } from "./quiet-site.ts";

/** The server's answers. They are given in the page: a service worker would take two messages between processes for each. */
export const network = defineNetwork({
	sources: [
		new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
	],
	handlers: quietSite,
	onUnhandledFrame: "bypass",
	context: { quiet: true },
});
network.enable();
