import { z } from "zod";
import { email, newUsername, password, required } from "./fields.schema.ts";

/** A new account. The first field that fails is the one that is named: email, username, password (D47). */
export const registerInput = z
	.object({ email, username: newUsername, password })
	.meta({ id: "RegisterInput" });
export type RegisterInput = z.output<typeof registerInput>;

/** A sign-in: an email address or a username, and the password. */
export const loginInput = z
	.object({ emailOrUsername: required, password: required })
	.meta({ id: "LoginInput" });
export type LoginInput = z.output<typeof loginInput>;
