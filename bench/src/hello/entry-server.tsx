import { text } from "node:stream/consumers";
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { RouterContextProvider, Scripts } from "@tanstack/react-router";
import { createRequestHandler, RouterServer } from "@tanstack/react-router/ssr/server";
import { unstable_localLink as localLink } from "@trpc/client";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createHelloRouter, makeCalls } from "./app.tsx";

/** Like the site's own loader: the script starts after the first paint. */
const LOADER = `{
let start = () => {
	start = () => {};
	document.head.append(Object.assign(document.createElement("script"), { type: "module", src: "/hello.js" }));
};
new PerformanceObserver(() => start()).observe({ type: "paint", buffered: true });
}`;

process.stdout.write(await renderHello());

/** Returns the document's body. */
async function renderHello(): Promise<string> {
	const queryClient = new QueryClient();
	const link = localLink({ router: makeCalls(), createContext: async () => ({}) });
	const router = createHelloRouter(queryClient, link);
	router.update({ ...router.options, dehydrate: () => ({ queries: dehydrate(queryClient) }) });
	const request = new Request("http://127.0.0.1/");
	const handle = createRequestHandler({ createRouter: () => router, request });
	const answer = await handle(async () => {
		const { prelude } = await prerender(<RouterServer router={router} />);
		const scripts = renderToStaticMarkup(
			<RouterContextProvider router={router}>
				<Scripts />
			</RouterContextProvider>,
		);
		return new Response(`<div id="app">${await text(prelude)}</div>${scripts}<script>${LOADER}</script>`);
	});
	return answer.text();
}
