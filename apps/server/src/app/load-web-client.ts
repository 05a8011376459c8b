import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { RunningWebClient } from "../platform/pages/web-client.ts";
import type { Logger } from "../platform/system/logger.ts";

/** This file is in `apps/server/src/app`, or bundled in `apps/server/dist`. */
const CURRENT_FOLDER = dirname(fileURLToPath(import.meta.url));
const WEB = [resolve(CURRENT_FOLDER, "../../web"), resolve(CURRENT_FOLDER, "../../../web")].find(existsSync);

/** Loads the built client, or its sources with `HILO_DEV=1`; null if neither exists (API only). */
export async function loadWebClient(log: Logger): Promise<RunningWebClient | null> {
	if (WEB && process.env.HILO_DEV === "1") return developmentWebClient(WEB);
	const entry = WEB && resolve(WEB, "dist/server/entry-server.js");
	if (!entry || !existsSync(entry)) {
		log.warn("the web client is not built; only the API is served");
		return null;
	}
	const { renderPage, pagePath, renderError, pageEntry } = await import(
		/* @vite-ignore */ pathToFileURL(entry).href
	);
	return {
		files: resolve(WEB, "dist/client"),
		render: renderPage,
		pathOf: pagePath,
		renderError,
		entry: pageEntry,
		close: () => Promise.resolve(),
	};
}

/** The web client from its sources through Vite: rendered on each request, reloaded in the browser on each save. */
async function developmentWebClient(root: string): Promise<RunningWebClient> {
	const { createServer } = await import("vite");
	const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true } });
	return {
		files: null,
		isDevelopment: true,
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
