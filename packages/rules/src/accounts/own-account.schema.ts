import { z } from "zod";
import { email, password, required, token } from "./fields.schema.ts";

/** Asks for a mail with a link to choose a new password. */
export const forgotPasswordInput = z.object({ email }).meta({ id: "ForgotPasswordInput" });
export type ForgotPasswordInput = z.output<typeof forgotPasswordInput>;

/** A new password, and the secret of the mailed link. */
export const resetPasswordInput = z.object({ token, password }).meta({ id: "ResetPasswordInput" });
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

/** A new password, and the present one. */
export const changePasswordInput = z
	.object({ currentPassword: required, password })
	.meta({ id: "ChangePasswordInput" });
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

/** A new address, and the present password. */
export const changeEmailInput = z.object({ email, password: required }).meta({ id: "ChangeEmailInput" });
export type ChangeEmailInput = z.output<typeof changeEmailInput>;

/** Confirms a new address with the secret of the link that was mailed to it. */
export const confirmEmailInput = z.object({ token }).meta({ id: "ConfirmEmailInput" });
export type ConfirmEmailInput = z.output<typeof confirmEmailInput>;

/** Ends one of the player's own sessions. */
export const endSessionInput = z
	.object({ id: z.string().regex(/^[\w-]{1,100}$/) })
	.meta({ id: "EndSessionInput" });
export type EndSessionInput = z.output<typeof endSessionInput>;

/** Deletes the player's own account. Needs the present password. */
export const deleteAccountInput = z.object({ password: required }).meta({ id: "DeleteAccountInput" });
export type DeleteAccountInput = z.output<typeof deleteAccountInput>;
