import { createServer } from "vite";
import type { RunningWebClient } from "../platform/pages/web-client.ts";

/** The web client from its sources through Vite: rendered on each request, reloaded in the browser on each save. */
export async function developmentWebClient(root: string): Promise<RunningWebClient> {
	const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true } });
	return {
		files: null,
		entry: null,
		pathOf: (path) => path,
		async render(request) {
			const { renderPage } = await vite.ssrLoadModule("/src/entry-server.tsx");
			const answer = await renderPage(request);
			if (answer.kind === "redirect") return answer;
			return { ...answer, html: await vite.transformIndexHtml(request.path, answer.html) };
		},
		before: vite.middlewares,
		close: () => vite.close(),
	};
}
