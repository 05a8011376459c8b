import { z } from "zod";
import { required } from "../accounts/fields.schema.ts";
import { errorCode, idField, textField } from "../errors/issues.schema.ts";
import { cleanLine } from "../text/player-text.ts";
import { SCOPES, scopesOf } from "./scopes.ts";
import { checkTokenName, MAX_TOKEN_NAME_LENGTH, TOKEN_DAYS, TOKEN_KINDS } from "./token.ts";

/** `days`: until the token ends. `password`: the owner's, as before other changes of the account. */
export const createTokenInput = z
	.object({
		kind: z.enum(TOKEN_KINDS),
		name: textField("api-tokens/name-required", checkTokenName, cleanLine).meta({
			minLength: 1,
			maxLength: MAX_TOKEN_NAME_LENGTH,
		}),
		scopes: z
			.array(z.enum(SCOPES), errorCode("api-tokens/scopes-required"))
			.min(1, errorCode("api-tokens/scopes-required"))
			.transform((chosen) => SCOPES.filter((scope) => chosen.includes(scope))),
		days: z.literal(TOKEN_DAYS, errorCode("api-tokens/days-unknown")),
		password: required,
	})
	.refine(({ kind, scopes }) => scopes.every((scope) => scopesOf(kind).includes(scope)), {
		error: errorCode("api-tokens/scopes-required"),
		path: ["scopes"],
	})
	.meta({ id: "CreateTokenInput" });
export type CreateTokenInput = z.output<typeof createTokenInput>;

export const endTokenInput = z
	.object({
		id: idField("api-tokens/not-found"),
	})
	.meta({ id: "EndTokenInput" });
export type EndTokenInput = z.output<typeof endTokenInput>;
