import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = "/mockServiceWorker.js";
const PAST_WORKER = `addEventListener("install", (event) =>
	event.addRoutes({ condition: { requestDestination: "script" }, source: "network" }));\n`;

/**
 * Lets a test page load its modules past the worker of `msw()`, which answers calls: each would cost a message to the page and back.
 * Put it before `msw()`.
 */
export function testModules(): Plugin {
	return {
		name: "hilo:test-modules",
		apply: "serve",
		configureServer({ middlewares }) {
			const script = readFileSync(fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")), "utf8");
			middlewares.use(WORKER, (_request, response) => {
				response.writeHead(200, {
					"cache-control": "no-cache",
					"content-type": "text/javascript; charset=utf-8",
					"service-worker-allowed": "/",
				});
				response.end(PAST_WORKER + script);
			});
		},
	};
}
