import { z } from "zod";
import { ACCOUNTS_ERRORS } from "../accounts/accounts.errors.ts";
import { username } from "../accounts/fields.schema.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { checkSearch, MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from "./search.ts";

const errorText = errorTextFrom(ACCOUNTS_ERRORS);
const ID = /^[\w-]{1,64}$/;

/** A malformed id gets the same answer as an unknown user. */
export const userIdInput = z
	.object({
		userId: z.string(errorText("accounts/user-not-found")).regex(ID, errorText("accounts/user-not-found")),
	})
	.meta({ id: "UserIdInput" });
export type UserIdInput = z.output<typeof userIdInput>;

export const searchUsersInput = z
	.object({
		query: z
			.string()
			.default("")
			.superRefine(refineWith(ACCOUNTS_ERRORS)(checkSearch))
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
