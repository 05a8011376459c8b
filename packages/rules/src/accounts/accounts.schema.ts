import { z } from "zod";
import { invitationKey } from "../registration/invitation-key.schema.ts";
import { email, newUsername, password, required } from "./fields.schema.ts";

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
