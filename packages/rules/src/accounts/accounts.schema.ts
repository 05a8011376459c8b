import { z } from "zod";
import { refusing, says } from "../errors/refuse.schema.ts";
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

const email = z
	.string(says("accounts/email-invalid"))
	.trim()
	.superRefine(refusing(checkEmail))
	.meta({ format: "email", maxLength: EMAIL_MAX });

const username = z
	.string(says("accounts/username-empty"))
	.overwrite(cleanUsername)
	.superRefine(refusing(checkUsername))
	.meta({
		description: "Letters or digits of any script, _, - and .",
		minLength: USERNAME_MIN,
		maxLength: USERNAME_MAX,
	});

const password = z
	.string(says("accounts/password-too-short"))
	.superRefine(refusing(checkPassword))
	.meta({ format: "password", minLength: PASSWORD_MIN });

const required = z.string(says("support/fields-required")).min(1, says("support/fields-required"));

/** A new account. The first field that fails is the one that is named: email, username, password (D47). */
export const registerInput = z.object({ email, username, password }).meta({ id: "RegisterInput" });
export type RegisterInput = z.output<typeof registerInput>;

/** A sign-in: an email address or a username, and the password. */
export const loginInput = z
	.object({ emailOrUsername: required, password: required })
	.meta({ id: "LoginInput" });
export type LoginInput = z.output<typeof loginInput>;

/** What a user may change of the own profile; what is left out stays. */
export const updateProfileInput = z
	.object({ username: username.optional() })
	.meta({ id: "UpdateProfileInput" });
export type UpdateProfileInput = z.output<typeof updateProfileInput>;
