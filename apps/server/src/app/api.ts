import { AppError } from "@hilo/rules/errors/app-error";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Services } from "../platform/context.ts";
import { asAppError, logFailure } from "../platform/errors.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { limitBody } from "../platform/http/limit-body.ts";
import { originGuard } from "../platform/http/origin-guard.ts";
import { createReadLimit } from "../platform/http/read-limit.ts";
import { requestContext } from "../platform/http/request-context.ts";
import { requestId, requestLog } from "../platform/http/request-id.ts";
import { retryHeaders } from "../platform/http/retry-headers.ts";
import { wholeAnswer } from "../platform/http/whole-answer.ts";
import { writeLimit } from "../platform/http/write-limit.ts";
import { refuseDuringMaintenance } from "../platform/maintenance-gate.ts";
import { trpcErrorBody } from "../platform/procedures.ts";
import { mountDocs } from "../platform/rest/docs.ts";
import { mountRest } from "../platform/rest/rest-adapter.ts";
import { answerHealth } from "./answer-health.ts";
import { bodyLimitOf } from "./body-limit.ts";
import { exportRoutes } from "./export-routes.ts";
import { answerEvents } from "./live-events.ts";
import { noteActivity } from "./note-activity.ts";
import { isOpenInMaintenance } from "./open-in-maintenance.ts";
import { REST_ROWS, REST_SECTIONS } from "./rest-rows.ts";
import { answerTrpc } from "./trpc-endpoint.ts";

const PICTURES_PATH = "/api/trpc/customGames.addPicture";
const OCTETS = "application/octet-stream";

/** Everything under `/api`. Thrown errors are answered by `errorAnswer`. */
export function createApi(services: Services): Hono<ApiEnv> {
	const api = new Hono<ApiEnv>();
	api.use(apiHeaders(services));
	api.get("/health", answerHealth(services));
	api.use(originGuard(services.settings));
	api.use(requestContext(services));
	api.use(closedInMaintenance);
	api.use(writeLimit(services));
	api.use(noteActivity(services));
	api.route("/", mountDocs(REST_SECTIONS));
	api.all("/trpc/live.events", answerEvents);
	api.route("/", exportRoutes(services));
	api.use("/trpc/*", (c, next) =>
		c.req.method === "GET" || isPicture(c) ? next() : limitBody(c, next, bodyLimitOf(c).maxBytes),
	);
	api.all("/trpc/*", answerTrpc);
	api.route("/", mountRest(REST_ROWS));
	api.all("*", () => {
		throw new AppError("request/no-such-path");
	});
	return api;
}

/** Comes before limits, body checks and routing: in maintenance all of them answer the same 503. */
const closedInMaintenance = createMiddleware<ApiEnv>(async (c, next) => {
	if (c.get("inMaintenance") && !isOpenInMaintenance(c.req)) await refuseDuringMaintenance(c.get("ctx"));
	await next();
});

/** The use case limits a picture's bytes itself, after checking the sender. */
function isPicture(c: Context<ApiEnv>): boolean {
	return c.req.path === PICTURES_PATH && c.req.header("Content-Type") === OCTETS;
}

export function errorAnswer(services: Services, thrown: unknown, c: Context<ApiEnv>): Response {
	const error = asAppError(thrown);
	logFailure({ outage: services.outage, log: () => requestLog(services, c) }, thrown, c.req.path);
	return c.json(errorBody(services, error, c), error.status, retryHeaders(error));
}

function errorBody({ settings }: Services, error: AppError, c: Context<ApiEnv>): object {
	// The site's own client understands only tRPC's error shape, wherever the call was refused.
	if (c.req.path.startsWith("/api/trpc/"))
		return trpcErrorBody(error, () => requestId(c, settings.trustProxy));
	const maintenance = c.get("inMaintenance") ? { maintenanceMode: true } : {};
	return { message: error.message, code: error.code, ...maintenance };
}

/** Runs before cached answers and the header middleware, so its refusal sets all headers itself. */
export function readLimit(services: Services) {
	const take = createReadLimit(services, "reads");
	return createMiddleware<ApiEnv>(async (c, next) => {
		try {
			await take(c);
		} catch (thrown) {
			if (!(thrown instanceof AppError)) throw thrown;
			const headers = { "Content-Type": "application/json", ...retryHeaders(thrown) };
			const body = JSON.stringify(errorBody(services, thrown, c));
			return wholeAnswer(c, services.settings, body, thrown.status, headers);
		}
		return next();
	});
}

/** Sets headers on the finished answer: tRPC makes its own, and copying it would turn its text into a stream. */
function apiHeaders({ siteSettings }: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		// `latest` answers even when the database is down; the call itself then reports the outage.
		const maintenance = await siteSettings.latest("maintenance");
		c.set("inMaintenance", maintenance === "on");
		await next();
		if (c.get("isWhole")) return;
		const { headers } = c.res;
		if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
		headers.set("x-maintenance-mode", String(maintenance === "on"));
	});
}
