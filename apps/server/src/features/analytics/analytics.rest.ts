import { trackPageInput } from "@hilo/rules/analytics/analytics.schema";
import { TRACKED_NAMES } from "@hilo/rules/play/games";
import { z } from "zod";
import type { Ctx } from "../../platform/context.ts";
import { USUAL_BODY } from "../../platform/http/parse-body.ts";
import { done, restRow } from "../../platform/rest/rest-row.ts";
import { analyticsSettings, trackPage, trackPlay } from "./track.ts";

/** One route per name: a path parameter would match other paths too. */
const playRows = TRACKED_NAMES.map((game) =>
	restRow({
		method: "get",
		path: `/${game}`,
		scope: "any",
		aliases: [`/api/${game}`],
		summary: "Counts a play",
		access: "visitor",
		...done((ctx: Ctx) => trackPlay(ctx, { game })),
	}),
);

export const analyticsRows = [
	...playRows,
	restRow({
		method: "get",
		path: "/analytics/settings",
		scope: "any",
		summary: "Whether pages and plays are counted",
		access: "visitor",
		answer: z.object({ analyticsEnabled: z.boolean() }),
		handle: (ctx) => analyticsSettings(ctx),
	}),
	restRow({
		method: "post",
		path: "/analytics/track",
		scope: "any",
		summary: "Counts that a page was opened",
		access: "visitor",
		input: trackPageInput,
		body: { ...USUAL_BODY, maxBytes: 4096 },
		errors: ["analytics/page-invalid"],
		...done(trackPage),
	}),
];
