import { z } from "zod";
import { required } from "../accounts/fields.schema.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanLine } from "../text/player-text.ts";
import { API_TOKENS_ERRORS } from "./api-tokens.errors.ts";
import { MAX_TOKEN_NAME_LENGTH, TOKEN_DAYS } from "./caps.ts";
import { checkTokenName } from "./check-token-name.ts";
import { SCOPES, scopesOf } from "./scopes.ts";
import { TOKEN_KINDS } from "./token-format.ts";

const errorText = errorTextFrom(API_TOKENS_ERRORS);
const refine = refineWith(API_TOKENS_ERRORS);

/** `days`: until the token ends. `password`: the owner's, as before other changes of the account. */
export const createTokenInput = z
	.object({
		kind: z.enum(TOKEN_KINDS),
		name: z
			.string(errorText("api-tokens/name-required"))
			.superRefine(refine(checkTokenName))
			.overwrite(cleanLine)
			.meta({ minLength: 1, maxLength: MAX_TOKEN_NAME_LENGTH }),
		scopes: z
			.array(z.enum(SCOPES), errorText("api-tokens/scopes-required"))
			.min(1, errorText("api-tokens/scopes-required"))
			.transform((chosen) => SCOPES.filter((scope) => chosen.includes(scope))),
		days: z.literal(TOKEN_DAYS, errorText("api-tokens/days-unknown")),
		password: required,
	})
	.refine(({ kind, scopes }) => scopes.every((scope) => scopesOf(kind).includes(scope)), {
		...errorText("api-tokens/scopes-required"),
		path: ["scopes"],
		params: { code: "api-tokens/scopes-required" },
	})
	.meta({ id: "CreateTokenInput" });
export type CreateTokenInput = z.output<typeof createTokenInput>;

export const endTokenInput = z
	.object({
		id: z.string(errorText("api-tokens/not-found")).regex(/^[\w-]{1,64}$/, errorText("api-tokens/not-found")),
	})
	.meta({ id: "EndTokenInput" });
export type EndTokenInput = z.output<typeof endTokenInput>;
