import { z } from "zod";
import { errorCode, refineWith } from "../errors/issues.schema.ts";
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

export const email = z
	.string(errorCode("accounts/email-invalid"))
	.trim()
	.superRefine(refineWith(checkEmail))
	.meta({ format: "email", maxLength: MAX_EMAIL_LENGTH });

const usernameBy = (check: typeof checkUsername) =>
	z
		.string(errorCode("accounts/username-empty"))
		.overwrite(cleanUsername)
		.superRefine(refineWith(check))
		.meta({
			description: "Letters or digits of any script, _, - and .",
			minLength: MIN_USERNAME_LENGTH,
			maxLength: MAX_USERNAME_LENGTH,
		});

/** The username of an existing account: a reserved name passes. */
export const username = usernameBy(checkUsername);

/** A name that an account is about to get: a reserved name is refused. */
export const newUsername = usernameBy(checkNewUsername);

export const password = z
	.string(errorCode("accounts/password-too-short"))
	.superRefine(refineWith(checkPassword))
	.meta({ format: "password", minLength: MIN_PASSWORD_LENGTH });

export const required = z
	.string(errorCode("accounts/fields-required"))
	.min(1, errorCode("accounts/fields-required"));

/** The secret of a mailed link. A malformed one gets the same answer as a used one. */
export const token = z
	.string(errorCode("accounts/link-invalid"))
	.regex(/^[\w-]{1,100}$/, errorCode("accounts/link-invalid"));

/** The id of another user. A malformed id gets the same answer as an unknown user. */
export const userId = z
	.string(errorCode("accounts/user-missing"))
	.min(1, errorCode("accounts/user-missing"))
	.regex(/^[\w-]{1,64}$/, errorCode("accounts/user-not-found"));
