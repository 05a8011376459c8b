import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorCode } from "../errors/issues.schema.ts";
import { GAME_KEYS } from "../play/games.ts";
import { inRange } from "../query/in-range.schema.ts";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from "./audit.ts";
import { parseCursor, parseUserCursor } from "./page-cursor.ts";
import { SETUP_STEPS } from "./setup.ts";

export const ADMIN_NOTIFICATION_TYPES = ["user", "game", "security", "other"] as const;
export type AdminNotificationType = (typeof ADMIN_NOTIFICATION_TYPES)[number];

export const pageCursor = z.string().transform(parseCursor).optional();

const NOTIFICATIONS_SHOWN = 5;
const MAX_NOTIFICATIONS = 50;

export const notificationsInput = z
	.object({ limit: inRange(NOTIFICATIONS_SHOWN, MAX_NOTIFICATIONS) })
	.meta({ id: "AdminNotificationsInput" });
export type NotificationsInput = z.output<typeof notificationsInput>;

/** A malformed id gets the same answer as an unknown one. */
export const notificationInput = z
	.object({ id: z.string().regex(/^[\w-]{1,64}$/, errorCode("admin/no-such-notification")) })
	.meta({ id: "AdminNotificationInput" });
export type NotificationInput = z.output<typeof notificationInput>;

const actions = new Set<string>(Object.keys(AUDIT_ACTIONS));
const isAction = (text: string): text is AuditAction => actions.has(text);
const text = z.string().trim().max(300, errorCode("admin/search-too-long")).default("");
/** A day in the site's time zone, `2026-11-21`. Any other text filters nothing. */
const day = z.iso.date().optional().catch(undefined);

/** `search` applies to the subject's name, `actor` to the name of the administrator who acted. */
export const auditFilters = z
	.object({
		search: text,
		action: z
			.string()
			.transform((action) => (isAction(action) ? action : undefined))
			.optional(),
		actor: text,
		subjectKind: z.enum(AUDIT_SUBJECTS).optional().catch(undefined),
		subjectId: text,
		from: day,
		to: day,
	})
	.meta({ id: "AuditFilters" });
export type AuditFilters = z.output<typeof auditFilters>;

export const auditInput = auditFilters.extend({ cursor: pageCursor }).meta({ id: "AuditInput" });
export type AuditInput = z.output<typeof auditInput>;

const USER_FILTERS = ["all", "admins", "suspended", "leaving"] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** As long as the longest email address, which can be searched for. */
const MAX_USER_SEARCH_LENGTH = 254;

/** A search matches the beginning of a username or an email address. With the filter "all", it ignores `order`. */
export const usersInput = z
	.object({
		search: z.string().trim().max(MAX_USER_SEARCH_LENGTH, errorCode("admin/search-too-long")).default(""),
		filter: z.enum(USER_FILTERS).default("all"),
		order: z.enum(["newest", "name"]).default("newest"),
		cursor: z.string().transform(parseUserCursor).optional(),
	})
	.meta({ id: "AdminUsersInput" });
export type UsersInput = z.output<typeof usersInput>;

export const userInput = z.object({ id: userId }).meta({ id: "AdminUserInput" });

export const setAdminInput = z.object({ userId, isAdmin: z.boolean() }).meta({ id: "SetAdminInput" });

export const resetScoresInput = z
	.object({ userId, game: z.enum([...GAME_KEYS, "all"]) })
	.meta({ id: "ResetScoresInput" });

export const endSessionsInput = z.object({ userId }).meta({ id: "EndSessionsInput" });

export const createPasswordLinkInput = z.object({ userId }).meta({ id: "CreatePasswordLinkInput" });

/** The administrator types the username, so that no account is deleted by a slip. */
export const deleteUserInput = z
	.object({ userId, username: z.string().trim().max(100, errorCode("admin/name-differs")) })
	.meta({ id: "DeleteUserInput" });

export type SetAdminInput = z.output<typeof setAdminInput>;
export type ResetScoresInput = z.output<typeof resetScoresInput>;
export type UserIdInput = z.output<typeof createPasswordLinkInput>;
export type DeleteUserInput = z.output<typeof deleteUserInput>;

export const settleSetupStepInput = z
	.object({ step: z.enum(SETUP_STEPS), isSettled: z.boolean() })
	.meta({ id: "SettleSetupStepInput" });
export type SettleSetupStepInput = z.output<typeof settleSetupStepInput>;

export const hideSetupInput = z.object({ isHidden: z.boolean() }).meta({ id: "HideSetupInput" });
export type HideSetupInput = z.output<typeof hideSetupInput>;
