import { TRACKED_NAMES } from "@hilo/rules/play/games";
import { okAnswer } from "../../platform/rest/ok-answer.ts";
import { restRow } from "../../platform/rest/rest-row.ts";
import { trackPlay } from "./track-play.ts";

/** One row a name, so that the names can't be taken for other paths: `GET /api/{game}`. */
export const analyticsRows = TRACKED_NAMES.map((game) =>
	restRow({
		method: "get",
		path: `/${game}`,
		aliases: [`/api/${game}`],
		summary: "Counts a play",
		access: "visitor",
		answer: okAnswer,
		handle: (ctx) => {
			trackPlay(ctx, { game });
			return { success: true } as const;
		},
	}),
);
