import { ERRORS } from "@hilo/rules/errors/errors";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Services } from "../platform/context.ts";
import { asAppError, logFailure } from "../platform/errors.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { requestId, requestLog } from "../platform/http/request-id.ts";
import { retryHeaders } from "../platform/http/retry-headers.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { OutagePage, unlessOutage } from "../platform/pages/outage-page.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { answerHealth, answerLiveness } from "./answer-health.ts";
import { createApi, errorAnswer } from "./api.ts";
import { EVENTS_PATH, sendEvents } from "./live-events.ts";
import { createPages } from "./pages.ts";
import { createPictures } from "./pictures.ts";
import { POLLED_PATHS, unchangedPoll } from "./unchanged-poll.ts";
import { createUnsubscribe } from "./unsubscribe.ts";

/** Answered when the error page itself can't be rendered. */
const brokenPage = (
	message: string,
	reference: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hilo</title>
<p>${message}</p><p>Reference: ${reference}</p><p><a href="">Refresh</a></p></html>`;

/** Builds the whole application without listening. Without a web client it serves the API alone. */
export function createApp(services: Services, web: WebClient | null): Hono<ApiEnv> {
	const app = new Hono<ApiEnv>();
	for (const path of POLLED_PATHS) app.use(path, unchangedPoll(services));
	app.use(EVENTS_PATH, sendEvents());
	app.use(securityHeaders(services.settings));
	for (const path of ["/health", "/health/ready"]) app.get(path, answerHealth(services));
	app.get("/health/live", answerLiveness);
	app.route("/api", createApi(services));
	app.route("/", createPictures(services));
	app.route("/unsubscribe", createUnsubscribe(services));
	if (web) mountWeb(app, services, web);
	// Here for the API too. Where a sub-application has a handler of its own, Hono wraps each of its steps in another chain.
	const outagePage = web?.renderOutage ? new OutagePage(web.renderOutage) : null;
	app.onError((thrown, c) => {
		if (/^\/api(\/|$)/.test(c.req.path)) return errorAnswer(services, thrown, c);
		logFailure({ outage: services.outage, log: () => requestLog(services, c) }, thrown, c.req.path);
		const error = asAppError(thrown);
		if (error.code === "site/out-of-service" && outagePage) return outagePage.answer(c, retryHeaders(error));
		const { message } = error.code === "site/unexpected" ? ERRORS["site/broken"] : error;
		return c.html(
			brokenPage(message, requestId(c, services.settings.trustProxy)),
			error.status,
			retryHeaders(error),
		);
	});
	return app;
}

function mountWeb(app: Hono<ApiEnv>, services: Services, { files, render }: WebClient): void {
	if (files) {
		// The names of built files contain a hash of their content.
		app.get("/assets/*", staticFiles(files, "public, max-age=31536000, immutable"), (c) => c.notFound());
		app.get("*", staticFiles(files, "public, max-age=86400"));
	}
	app.get("*", createPages(services, { render: unlessOutage(render), isDevelopment: files === null }));
}

function staticFiles(root: string, cacheControl: string) {
	const serve = serveStatic<ApiEnv>({ root, precompressed: true });
	return createMiddleware<ApiEnv>(async (c, next) => {
		let isFound = true;
		const answer = await serve(c, async () => {
			isFound = false;
			await next();
		});
		// Set on the answer, because serveStatic's own callback runs after the answer is made.
		if (isFound && answer) {
			answer.headers.set("Cache-Control", cacheControl);
			// A page that is sent with it (pages.ts) starts no worker without it.
			answer.headers.set("Cross-Origin-Embedder-Policy", "credentialless");
		}
		return answer;
	});
}
