import { z } from "zod";
import { email, password, required, token } from "./fields.schema.ts";

/** Asks for a mail with a link that lets one choose a new password. */
export const forgotPasswordInput = z.object({ email }).meta({ id: "ForgotPasswordInput" });
export type ForgotPasswordInput = z.output<typeof forgotPasswordInput>;

/** A new password, by the link that was mailed. */
export const resetPasswordInput = z.object({ token, password }).meta({ id: "ResetPasswordInput" });
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

/** A new password, by the one that one has. */
export const changePasswordInput = z
	.object({ currentPassword: required, password })
	.meta({ id: "ChangePasswordInput" });
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

/** A new address, and the password that one has. */
export const changeEmailInput = z.object({ email, password: required }).meta({ id: "ChangeEmailInput" });
export type ChangeEmailInput = z.output<typeof changeEmailInput>;

/** Confirms a new address, by the link that was mailed to it. */
export const confirmEmailInput = z.object({ token }).meta({ id: "ConfirmEmailInput" });
export type ConfirmEmailInput = z.output<typeof confirmEmailInput>;

/** Which of one's sessions. */
export const endSessionInput = z
	.object({ id: z.string().regex(/^[\w-]{1,100}$/) })
	.meta({ id: "EndSessionInput" });
export type EndSessionInput = z.output<typeof endSessionInput>;

/** Deletes the own account, by the password that one has. */
export const deleteAccountInput = z.object({ password: required }).meta({ id: "DeleteAccountInput" });
export type DeleteAccountInput = z.output<typeof deleteAccountInput>;
