import { z } from "zod";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { ACCOUNTS_ERRORS } from "./accounts.errors.ts";
import { checkNewUsername } from "./reserved-names.ts";
import {
	checkEmail,
	checkPassword,
	checkUsername,
	cleanUsername,
	EMAIL_MAX,
	PASSWORD_MIN,
	USERNAME_MAX,
	USERNAME_MIN,
} from "./validators.ts";

const says = errorTextFrom(ACCOUNTS_ERRORS);
const refuses = refineWith(ACCOUNTS_ERRORS);

export const email = z
	.string(says("accounts/email-invalid"))
	.trim()
	.superRefine(refuses(checkEmail))
	.meta({ format: "email", maxLength: EMAIL_MAX });

const usernameBy = (check: typeof checkUsername) =>
	z.string(says("accounts/username-empty")).overwrite(cleanUsername).superRefine(refuses(check)).meta({
		description: "Letters or digits of any script, _, - and .",
		minLength: USERNAME_MIN,
		maxLength: USERNAME_MAX,
	});

/** A username that a player may have already: it may be reserved. */
export const username = usernameBy(checkUsername);

/** A username that an account gets: not one of the site or its staff. */
export const newUsername = usernameBy(checkNewUsername);

/** A new password. */
export const password = z
	.string(says("accounts/password-too-short"))
	.superRefine(refuses(checkPassword))
	.meta({ format: "password", minLength: PASSWORD_MIN });

/** Any text that is not empty, such as the present password. */
export const required = z.string(says("accounts/fields-required")).min(1, says("accounts/fields-required"));

/** The secret of a mailed link. A text that can't be one is refused like a link that was used. */
export const token = z
	.string(says("accounts/link-invalid"))
	.regex(/^[\w-]{1,100}$/, says("accounts/link-invalid"));

/** The id of another user. A text that can't be an id is answered like an unknown user. */
export const userId = z
	.string(says("accounts/user-missing"))
	.min(1, says("accounts/user-missing"))
	.regex(/^[\w-]{1,64}$/, says("accounts/user-not-found"));
