import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorCode } from "../errors/issues.schema.ts";
import { GAME_KEYS } from "../play/games.ts";
import { parseUserCursor } from "./page-cursor.ts";

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
