import { z } from "zod";
import { username } from "../accounts/fields.schema.ts";
import { idField, refineWith } from "../errors/issues.schema.ts";
import { checkSearch, MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from "./search.ts";

/** A malformed id gets the same answer as an unknown user. */
export const userIdInput = z
	.object({
		userId: idField("accounts/user-not-found"),
	})
	.meta({ id: "UserIdInput" });
export type UserIdInput = z.output<typeof userIdInput>;

export const searchUsersInput = z
	.object({
		query: z
			.string()
			.default("")
			.superRefine(refineWith(checkSearch))
			.meta({
				maxLength: MAX_SEARCH_LENGTH,
				description: `A part of a username; below ${MIN_SEARCH_LENGTH} characters no player is found`,
			}),
	})
	.meta({ id: "SearchUsersInput" });
export type SearchUsersInput = z.output<typeof searchUsersInput>;

/** A field that is left out stays unchanged. */
export const updateProfileInput = z
	.object({ username: username.optional() })
	.meta({ id: "UpdateProfileInput" });
export type UpdateProfileInput = z.output<typeof updateProfileInput>;
