import { z } from "zod";
import { newUsername, userId } from "../accounts/fields.schema.ts";
import { ADMIN_ERRORS } from "../admin/admin.errors.ts";
import { pageCursor } from "../admin/page-cursor.schema.ts";
import { gameId } from "../custom-games/custom-games.schema.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanText } from "../text/player-text.ts";
import { checkDecisionMessage, DECISION_MESSAGE_MAX, DECISIONS, REPORT_KINDS } from "./decisions.ts";
import { MODERATION_ERRORS } from "./moderation.errors.ts";

const says = errorTextFrom({ ...MODERATION_ERRORS, ...ADMIN_ERRORS });

const message = z
	.string()
	.superRefine(refineWith(MODERATION_ERRORS)(checkDecisionMessage))
	.overwrite(cleanText)
	.meta({ maxLength: DECISION_MESSAGE_MAX });

/** A page of what was reported and waits for a decision. */
export const reportQueueInput = z
	.object({ kind: z.enum(["all", ...REPORT_KINDS]).default("all"), cursor: pageCursor })
	.meta({ id: "ReportQueueInput" });
export type ReportQueueInput = z.output<typeof reportQueueInput>;

/** A report whose message is to be read among those around it. */
export const reportContextInput = z
	.object({ reportId: z.string().regex(/^[\w-]{1,64}$/, says("moderation/no-such-report")) })
	.meta({ id: "ReportContextInput" });

/** Decides all open reports about something. `until`: the end of a suspension; null where it has none. */
export const decideInput = z
	.object({
		kind: z.enum(REPORT_KINDS),
		subjectId: z.string().min(1).max(200),
		decision: z.enum(DECISIONS),
		message: message.default(""),
		until: z.iso.datetime(says("moderation/until-invalid")).nullable().default(null),
	})
	.refine(({ decision, message }) => decision === "dismiss" || message !== "", {
		...says("moderation/message-required"),
		path: ["message"],
		params: { code: "moderation/message-required" },
	})
	.meta({ id: "DecideReportInput" });
export type DecideInput = z.output<typeof decideInput>;

export const MODERATED_FILTERS = ["all", "featured", "hidden", "removed"] as const;
export type ModeratedFilter = (typeof MODERATED_FILTERS)[number];

/** The address of a game's page may be searched for. */
export const MODERATED_SEARCH_MAX = 300;

/** A page of everybody's games, as administrators look after them. */
export const moderatedGamesInput = z
	.object({
		search: z.string().trim().max(MODERATED_SEARCH_MAX, says("admin/search-too-long")).default(""),
		filter: z.enum(MODERATED_FILTERS).default("all"),
		cursor: pageCursor,
	})
	.meta({ id: "ModeratedGamesInput" });
export type ModeratedGamesInput = z.output<typeof moderatedGamesInput>;

/** Puts a game among the featured ones, or takes it out. */
export const featureGameInput = z.object({ gameId, featured: z.boolean() }).meta({ id: "FeatureGameInput" });

/** Removes a game; its creator reads why. */
export const removeGameInput = z
	.object({ gameId, reason: message.min(1, says("moderation/message-required")) })
	.meta({ id: "RemoveGameInput" });

/** Gives a player another name; they read why. */
export const renameUserInput = z
	.object({ userId, username: newUsername, reason: message.min(1, says("moderation/message-required")) })
	.meta({ id: "RenameUserInput" });
export type RenameUserInput = z.output<typeof renameUserInput>;

/** One game, to restore it or to show it again. */
export const moderatedGameInput = z.object({ gameId }).meta({ id: "ModeratedGameInput" });
