import { AppError } from "@hilo/rules/errors/app-error";
import { Hono } from "hono";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { mountDocs } from "../platform/rest/docs.ts";
import { mountRest } from "../platform/rest/rest-adapter.ts";
import type { Services } from "../services.ts";
import { exportRoutes } from "./export-routes.ts";
import { answerEvents } from "./live-events.ts";
import { REST_ROWS, REST_SECTIONS } from "./rest-rows.ts";
import { answerTrpc } from "./trpc-endpoint.ts";

/** The routes under `/api`. */
export function apiRoutes(services: Services): Hono<ApiEnv> {
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
