import { z } from "zod";
import { invitationKey } from "../registration/registration.schema.ts";
import { email, newUsername, password, required, token } from "./fields.schema.ts";

/** Issues come in the order of the fields, and the first one is shown: email, username, password, invitation. */
export const registerInput = z
	.object({
		email,
		username: newUsername,
		password,
		invitation: invitationKey
			.meta({ description: "The key of an invitation link, where registration needs one" })
			.optional(),
	})
	.meta({ id: "RegisterInput" });
export type RegisterInput = z.output<typeof registerInput>;

export const loginInput = z
	.object({ emailOrUsername: required, password: required })
	.meta({ id: "LoginInput" });
export type LoginInput = z.output<typeof loginInput>;

export const forgotPasswordInput = z.object({ email }).meta({ id: "ForgotPasswordInput" });
export type ForgotPasswordInput = z.output<typeof forgotPasswordInput>;

export const resetPasswordInput = z.object({ token, password }).meta({ id: "ResetPasswordInput" });
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export const changePasswordInput = z
	.object({ currentPassword: required, password })
	.meta({ id: "ChangePasswordInput" });
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

export const changeEmailInput = z.object({ email, password: required }).meta({ id: "ChangeEmailInput" });
export type ChangeEmailInput = z.output<typeof changeEmailInput>;

export const confirmEmailInput = z.object({ token }).meta({ id: "ConfirmEmailInput" });
export type ConfirmEmailInput = z.output<typeof confirmEmailInput>;

export const endSessionInput = z
	.object({ id: z.string().regex(/^[\w-]{1,100}$/) })
	.meta({ id: "EndSessionInput" });
export type EndSessionInput = z.output<typeof endSessionInput>;

export const deleteAccountInput = z.object({ password: required }).meta({ id: "DeleteAccountInput" });
export type DeleteAccountInput = z.output<typeof deleteAccountInput>;
