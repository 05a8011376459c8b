import { AppError } from "@hilo/rules/errors/errors";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { manifestOf } from "../features/site/about-site.ts";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { readLimit } from "../platform/http/request-limits.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { mountDocs } from "../platform/rest/docs.ts";
import { brandedAnswer } from "../platform/rest/fixed-answer.ts";
import { mountRest } from "../platform/rest/rest-adapter.ts";
import { answerError } from "./answer-error.ts";
import { answerHealth, answerLiveness } from "./answer-health.ts";
import { readMaintenance } from "./check-maintenance.ts";
import { exportRoutes } from "./export-routes.ts";
import { answerEvents } from "./live-events.ts";
import { type Middleware, middleware } from "./middleware.ts";
import { answerPages } from "./pages.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { REST_ROWS, REST_SECTIONS } from "./rest-rows.ts";
import { sitemapRoutes } from "./sitemap-routes.ts";
import { answerTrpc } from "./trpc-endpoint.ts";
import { unsubscribeRoutes } from "./unsubscribe-routes.ts";

/** Builds the application without listening on a port; with `web` null it serves no pages. */
export function createApp(
	services: Services,
	web: WebClient | null,
	metrics: readonly Middleware[] = [],
): Hono<ApiEnv> {
	const app = new Hono<ApiEnv>();
	for (const [method, path, handle] of middleware(services, web, metrics)) app.on(method, path, handle);
	for (const path of ["/health", "/health/ready"]) app.get(path, answerHealth(services));
	app.get("/health/live", answerLiveness);
	app.route("/api", apiRoutes(services));
	app.route("/", pictureRoutes(services));
	app.get(
		"/site.webmanifest",
		etag(),
		brandedAnswer(services, (site) => ({
			type: "application/manifest+json",
			body: JSON.stringify(manifestOf(site, services.settings.basePath)),
		})),
	);
	app.route("/", sitemapRoutes(services));
	app.route("/unsubscribe", unsubscribeRoutes(services));
	if (web) app.get("*", readMaintenance(services), readLimit(services, "pages"), answerPages(services, web));
	// One handler for all: with an `onError` of their own, Hono would wrap each of the API's handlers in another chain.
	app.onError(answerError(services, web));
	return app;
}

/** The routes under `/api`. */
function apiRoutes(services: Services): Hono<ApiEnv> {
	const api = new Hono<ApiEnv>();
	api.route("/", mountDocs(services, REST_SECTIONS));
	api.all("/trpc/live.events", answerEvents);
	api.route("/", exportRoutes(services));
	api.all("/trpc/*", answerTrpc);
	api.route("/", mountRest(REST_ROWS));
	api.all("*", () => {
		throw new AppError("request/no-such-path");
	});
	return api;
}
