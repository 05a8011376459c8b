import { z } from "zod";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { ACCOUNTS_ERRORS } from "./accounts.errors.ts";
import { checkNewUsername } from "./reserved-names.ts";
import {
	checkEmail,
	checkPassword,
	checkUsername,
	cleanUsername,
	MAX_EMAIL_LENGTH,
	MAX_USERNAME_LENGTH,
	MIN_PASSWORD_LENGTH,
	MIN_USERNAME_LENGTH,
} from "./validators.ts";

const errorText = errorTextFrom(ACCOUNTS_ERRORS);
const refine = refineWith(ACCOUNTS_ERRORS);

export const email = z
	.string(errorText("accounts/email-invalid"))
	.trim()
	.superRefine(refine(checkEmail))
	.meta({ format: "email", maxLength: MAX_EMAIL_LENGTH });

const usernameBy = (check: typeof checkUsername) =>
	z.string(errorText("accounts/username-empty")).overwrite(cleanUsername).superRefine(refine(check)).meta({
		description: "Letters or digits of any script, _, - and .",
		minLength: MIN_USERNAME_LENGTH,
		maxLength: MAX_USERNAME_LENGTH,
	});

/** The username of an existing account: a reserved name passes. */
export const username = usernameBy(checkUsername);

/** A name that an account is about to get: a reserved name is refused. */
export const newUsername = usernameBy(checkNewUsername);

export const password = z
	.string(errorText("accounts/password-too-short"))
	.superRefine(refine(checkPassword))
	.meta({ format: "password", minLength: MIN_PASSWORD_LENGTH });

export const required = z
	.string(errorText("accounts/fields-required"))
	.min(1, errorText("accounts/fields-required"));

/** The secret of a mailed link. A malformed one gets the same answer as a used one. */
export const token = z
	.string(errorText("accounts/link-invalid"))
	.regex(/^[\w-]{1,100}$/, errorText("accounts/link-invalid"));

/** The id of another user. A malformed id gets the same answer as an unknown user. */
export const userId = z
	.string(errorText("accounts/user-missing"))
	.min(1, errorText("accounts/user-missing"))
	.regex(/^[\w-]{1,64}$/, errorText("accounts/user-not-found"));
