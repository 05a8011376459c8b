import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { GAME_KEYS } from "../play/games.ts";
import { ADMIN_ERRORS } from "./admin.errors.ts";
import { userPlaceOf } from "./user-cursor.ts";

const says = errorTextFrom(ADMIN_ERRORS);

export const USER_FILTERS = ["all", "admins", "suspended", "leaving"] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** An address may be searched for: the longest that accounts have. */
export const USER_SEARCH_MAX = 254;

/** A page of everybody who has an account. A search is for how a name or an address begins, and in the order of these. */
export const usersInput = z
	.object({
		search: z.string().trim().max(USER_SEARCH_MAX, says("admin/search-too-long")).default(""),
		filter: z.enum(USER_FILTERS).default("all"),
		order: z.enum(["newest", "name"]).default("newest"),
		cursor: z.string().transform(userPlaceOf).optional(),
	})
	.meta({ id: "AdminUsersInput" });
export type UsersInput = z.output<typeof usersInput>;

/** One account. */
export const userInput = z.object({ id: userId }).meta({ id: "AdminUserInput" });

/** Makes somebody an administrator, or no longer one. */
export const setAdminInput = z.object({ userId, isAdmin: z.boolean() }).meta({ id: "SetAdminInput" });

/** Resets the high score of one classic game, or all scores. */
export const resetScoresInput = z
	.object({ userId, game: z.enum([...GAME_KEYS, "all"]) })
	.meta({ id: "ResetScoresInput" });

export const endSessionsInput = z.object({ userId }).meta({ id: "EndSessionsInput" });

/** Deletes an account for good. The name is typed, so that nobody is deleted by a slip. */
export const deleteUserInput = z
	.object({ userId, username: z.string().trim().max(100, says("admin/name-differs")) })
	.meta({ id: "DeleteUserInput" });

export type SetAdminInput = z.output<typeof setAdminInput>;
export type ResetScoresInput = z.output<typeof resetScoresInput>;
export type DeleteUserInput = z.output<typeof deleteUserInput>;
