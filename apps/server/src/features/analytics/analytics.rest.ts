import { trackPageInput } from "@hilo/rules/analytics/analytics.schema";
import { TRACKED_NAMES } from "@hilo/rules/play/games";
import { z } from "zod";
import { USUAL_BODY } from "../../platform/http/parse-body.ts";
import { okAnswer, restRow } from "../../platform/rest/rest-row.ts";
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
		answer: okAnswer,
		handle: async (ctx) => {
			await trackPlay(ctx, { game });
			return { success: true } as const;
		},
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
		answer: okAnswer,
		handle: async (ctx, input) => {
			await trackPage(ctx, input);
			return { success: true } as const;
		},
	}),
];
