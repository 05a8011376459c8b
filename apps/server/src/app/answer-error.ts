import { type AppError, ERRORS } from "@hilo/rules/errors/errors";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Services } from "../platform/context.ts";
import { errorPage, messageFor, restErrorBody, trpcErrorBody } from "../platform/error-bodies.ts";
import { asAppError, logFailure } from "../platform/errors.ts";
import { type ApiEnv, requestId, requestLog } from "../platform/http/api-env.ts";
import { isApiPath, retryHeaders } from "../platform/http/headers.ts";
import { isKnownAdmin } from "../platform/limits/known-callers.ts";
import { OutagePage } from "../platform/pages/outage-page.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { loadBranding } from "../platform/site-settings.ts";
import { TRPC_PATH } from "./app-router.ts";

/** Answers what middleware and routes throw: with JSON under `/api`, else with a page. Logs failures of the site. */
export function answerError(services: Services, web: WebClient | null) {
	const {
		settings,
		machine: { outage },
	} = services;
	const outagePage = web?.renderOutage ? new OutagePage(web.renderOutage, settings.basePath) : null;
	return (thrown: Error, c: Context<ApiEnv>): Response | Promise<Response> => {
		const error = asAppError(thrown);
		logFailure({ outage, log: () => requestLog(services, c) }, thrown, c.req.path);
		const requestIdOf = () => requestId(c, settings.trustProxy);
		const isAdmin = error.limit !== undefined && isKnownAdmin(services, c);
		if (isApiPath(c.req.path)) {
			// The site's own client understands only tRPC's error shape, wherever the call was refused.
			const body = c.req.path.startsWith(`${TRPC_PATH}/`)
				? trpcErrorBody(error, isAdmin, requestIdOf)
				: restErrorBody(error, isAdmin, c.get("inMaintenance") === true);
			return c.json(body, error.status as ContentfulStatusCode, retryHeaders(error));
		}
		return answerWithPage(c, error, isAdmin, requestIdOf());
	};

	async function answerWithPage(
		c: Context<ApiEnv>,
		error: AppError,
		isAdmin: boolean,
		reference: string,
	): Promise<Response> {
		const site = await loadBranding(services);
		const headers = retryHeaders(error);
		if (error.code === "site/out-of-service" && outagePage) return outagePage.answer(c, headers, site);
		const message =
			error.code === "site/unexpected" ? ERRORS["site/broken"].message : messageFor(error, isAdmin);
		return c.html(errorPage(message, reference, site), error.status, headers);
	}
}
