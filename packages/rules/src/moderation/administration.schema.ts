import { z } from "zod";
import { newUsername, userId } from "../accounts/fields.schema.ts";
import { ADMIN_ERRORS } from "../admin/admin.errors.ts";
import { pageCursor } from "../admin/page-cursor.schema.ts";
import { gameId } from "../custom-games/custom-games.schema.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanText } from "../text/player-text.ts";
import { checkDecisionMessage, DECISIONS, MAX_DECISION_MESSAGE_LENGTH, REPORT_KINDS } from "./decisions.ts";
import { MODERATION_ERRORS } from "./moderation.errors.ts";

const errorText = errorTextFrom({ ...MODERATION_ERRORS, ...ADMIN_ERRORS });

const message = z
	.string()
	.superRefine(refineWith(MODERATION_ERRORS)(checkDecisionMessage))
	.overwrite(cleanText)
	.meta({ maxLength: MAX_DECISION_MESSAGE_LENGTH });

export const reportQueueInput = z
	.object({ kind: z.enum(["all", ...REPORT_KINDS]).default("all"), cursor: pageCursor })
	.meta({ id: "ReportQueueInput" });
export type ReportQueueInput = z.output<typeof reportQueueInput>;

export const reportContextInput = z
	.object({ reportId: z.string().regex(/^[\w-]{1,64}$/, errorText("moderation/no-such-report")) })
	.meta({ id: "ReportContextInput" });

/** Decides all open reports on a subject. `until`: the end of a suspension; null: no end. */
export const decideInput = z
	.object({
		kind: z.enum(REPORT_KINDS),
		subjectId: z.string().min(1).max(200),
		decision: z.enum(DECISIONS),
		message: message.default(""),
		until: z.iso.datetime(errorText("moderation/until-invalid")).nullable().default(null),
	})
	.refine(({ decision, message }) => decision === "dismiss" || message !== "", {
		...errorText("moderation/message-required"),
		path: ["message"],
		params: { code: "moderation/message-required" },
	})
	.meta({ id: "DecideReportInput" });
export type DecideInput = z.output<typeof decideInput>;

export const MODERATED_FILTERS = ["all", "featured", "hidden", "removed"] as const;
export type ModeratedFilter = (typeof MODERATED_FILTERS)[number];

/** The URL of a game's page can be searched for. */
const MAX_MODERATED_SEARCH_LENGTH = 300;

export const moderatedGamesInput = z
	.object({
		search: z
			.string()
			.trim()
			.max(MAX_MODERATED_SEARCH_LENGTH, errorText("admin/search-too-long"))
			.default(""),
		filter: z.enum(MODERATED_FILTERS).default("all"),
		cursor: pageCursor,
	})
	.meta({ id: "ModeratedGamesInput" });
export type ModeratedGamesInput = z.output<typeof moderatedGamesInput>;

export const featureGameInput = z.object({ gameId, featured: z.boolean() }).meta({ id: "FeatureGameInput" });

/** The creator reads the reason. */
export const removeGameInput = z
	.object({ gameId, reason: message.min(1, errorText("moderation/message-required")) })
	.meta({ id: "RemoveGameInput" });

/** The player reads the reason. */
export const renameUserInput = z
	.object({ userId, username: newUsername, reason: message.min(1, errorText("moderation/message-required")) })
	.meta({ id: "RenameUserInput" });
export type RenameUserInput = z.output<typeof renameUserInput>;

export const moderatedGameInput = z.object({ gameId }).meta({ id: "ModeratedGameInput" });
