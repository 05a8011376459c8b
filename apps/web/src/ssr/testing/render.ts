import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import type { ErrorPage, PageCallError, PageRequest } from "@hilo/server/platform/pages/render-page";
import { renderPage } from "../../entry-server.tsx";
import { UNKNOWN_SITE } from "../../platform/site.ts";

/** The answer of a call that failed. */
class Failed {
	readonly error: PageCallError;
	constructor(error: PageCallError) {
		this.error = error;
	}
}

export const failure = (
	httpStatus: number,
	appCode: ErrorCode,
	more: Partial<Pick<PageCallError["data"], "reference" | "limit">> = {},
) => {
	const data = { code: "INTERNAL_SERVER_ERROR" as const, httpStatus, appCode };
	return new Failed({ message: "?", data: { ...data, ...more } });
};

const usual = {
	"me.get": { user: null },
	"site.maintenance": { maintenanceMode: false },
	"site.about": UNKNOWN_SITE,
};
const missing = failure(404, "request/no-such-path");

/** Renders a path as the server does for a visitor, unless the answers differ. Calls without an answer fail. */
export function render(
	path: string,
	answers: Record<string, unknown> = {},
	request: Partial<PageRequest> = {},
) {
	return renderPage({
		path,
		origin: "https://hilo.example",
		theme: null,
		call: async (call) => {
			const data = { ...usual, ...answers }[call.path] ?? missing;
			return data instanceof Failed ? { ok: false, error: data.error } : { ok: true, data };
		},
		...request,
	});
}

/** Renders a path that leads nowhere else. */
export async function renderHere(...args: Parameters<typeof render>) {
	const answer = await render(...args);
	if (answer.kind === "redirect") throw new Error(`sent to ${answer.location}`);
	return { ...answer, html: answer.html.replaceAll("/>", ">") };
}

/** The page of an outage, unless the parts differ. */
export function errorPage(page: Partial<ErrorPage> = {}, error: Partial<ErrorPage["error"]> = {}): ErrorPage {
	const { status, message } = ERRORS["site/out-of-service"];
	const outage = { status, message, reference: null, limit: null };
	return { theme: null, site: DEFAULT_BRANDING, basePath: "", error: { ...outage, ...error }, ...page };
}
