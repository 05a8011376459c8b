import { ERRORS } from "@hilo/rules/errors/errors";
import { Hono } from "hono";
import type { Services } from "../platform/context.ts";
import { asAppError, logFailure } from "../platform/errors.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { requestId, requestLog } from "../platform/http/request-id.ts";
import { retryHeaders } from "../platform/http/retry-headers.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { failDuringOutage, OutagePage } from "../platform/pages/outage-page.ts";
import { sendWebFile } from "../platform/pages/send-web-file.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { answerHealth, answerLiveness } from "./answer-health.ts";
import { createApi, errorAnswer, readLimit } from "./api.ts";
import { BOARD_PATHS, cachedBoard } from "./cached-board.ts";
import { EVENTS_PATH, sendEvents } from "./live-events.ts";
import { createPages } from "./pages.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { POLLED_PATHS, unchangedPoll } from "./unchanged-poll.ts";
import { unsubscribeRoutes } from "./unsubscribe-routes.ts";

/** Shown when a page can't be rendered. */
const brokenPage = (
	message: string,
	reference: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hilo</title>
<p>${message}</p><p>Reference: ${reference}</p><p><a href="">Refresh</a></p></html>`;

/** Builds the application without listening on a port; with `web` null it serves no pages. */
export function createApp(services: Services, web: WebClient | null): Hono<ApiEnv> {
	const app = new Hono<ApiEnv>();
	if (web?.files)
		for (const path of web.files.roots) app.get(path, sendWebFile(web.files, services.settings));
	app.use("/api/*", readLimit(services));
	for (const path of POLLED_PATHS) app.use(path, unchangedPoll(services));
	for (const path of BOARD_PATHS) app.use(path, cachedBoard(services));
	app.use(EVENTS_PATH, sendEvents());
	app.use(securityHeaders(services.settings));
	for (const path of ["/health", "/health/ready"]) app.get(path, answerHealth(services));
	app.get("/health/live", answerLiveness);
	app.route("/api", createApi(services));
	app.route("/", pictureRoutes(services));
	app.route("/unsubscribe", unsubscribeRoutes(services));
	if (web)
		app.get(
			"*",
			createPages(services, {
				render: failDuringOutage(web.render),
				pathOf: web.pathOf,
				isDevelopment: web.files === null,
			}),
		);
	// Also answers errors of the API: with its own `onError`, Hono would wrap each of its handlers in another chain.
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
