import { z } from "zod";
import { newUsername, userId } from "../accounts/fields.schema.ts";
import { pageCursor } from "../admin/admin.schema.ts";
import { gameId } from "../custom-games/custom-games.schema.ts";
import { errorCode, refineWith, textField } from "../errors/issues.schema.ts";
import { cleanText } from "../text/player-text.ts";
import { checkDecisionMessage, DECISIONS, MAX_DECISION_MESSAGE_LENGTH, REPORT_KINDS } from "./moderation.ts";

const message = z
	.string()
	.superRefine(refineWith(checkDecisionMessage))
	.overwrite(cleanText)
	.meta({ maxLength: MAX_DECISION_MESSAGE_LENGTH });

export const reportQueueInput = z
	.object({ kind: z.enum(["all", ...REPORT_KINDS]).default("all"), cursor: pageCursor })
	.meta({ id: "ReportQueueInput" });
export type ReportQueueInput = z.output<typeof reportQueueInput>;

export const reportContextInput = z
	.object({ reportId: z.string().regex(/^[\w-]{1,64}$/, errorCode("moderation/no-such-report")) })
	.meta({ id: "ReportContextInput" });

/** Decides all open reports on a subject. `until`: the end of a suspension; null: no end. */
export const decideInput = z
	.object({
		kind: z.enum(REPORT_KINDS),
		subjectId: z.string().min(1).max(200),
		decision: z.enum(DECISIONS),
		message: message.default(""),
		until: z.iso.datetime(errorCode("moderation/until-invalid")).nullable().default(null),
	})
	.refine(({ decision, message }) => decision === "dismiss" || message !== "", {
		error: errorCode("moderation/message-required"),
		path: ["message"],
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
			.max(MAX_MODERATED_SEARCH_LENGTH, errorCode("admin/search-too-long"))
			.default(""),
		filter: z.enum(MODERATED_FILTERS).default("all"),
		cursor: pageCursor,
	})
	.meta({ id: "ModeratedGamesInput" });
export type ModeratedGamesInput = z.output<typeof moderatedGamesInput>;

export const featureGameInput = z.object({ gameId, featured: z.boolean() }).meta({ id: "FeatureGameInput" });

/** The creator reads the reason. */
export const removeGameInput = z
	.object({ gameId, reason: message.min(1, errorCode("moderation/message-required")) })
	.meta({ id: "RemoveGameInput" });

/** The player reads the reason. */
export const renameUserInput = z
	.object({ userId, username: newUsername, reason: message.min(1, errorCode("moderation/message-required")) })
	.meta({ id: "RenameUserInput" });
export type RenameUserInput = z.output<typeof renameUserInput>;

export const moderatedGameInput = z.object({ gameId }).meta({ id: "ModeratedGameInput" });

/** `until` null: the suspension has no end. */
export const suspendInput = z
	.object({
		userId,
		reason: textField("moderation/message-required", checkDecisionMessage, cleanText)
			.min(1, errorCode("moderation/message-required"))
			.meta({ maxLength: MAX_DECISION_MESSAGE_LENGTH }),
		until: z.iso.datetime(errorCode("moderation/until-invalid")).nullable(),
	})
	.meta({ id: "SuspendInput" });
export type SuspendInput = z.output<typeof suspendInput>;

export const liftInput = z.object({ userId }).meta({ id: "LiftInput" });
export type LiftInput = z.output<typeof liftInput>;
