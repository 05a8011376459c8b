import { checkText } from "../text/player-text.ts";
import type { ApiTokensErrorCode } from "./api-tokens.errors.ts";
import { MAX_TOKEN_NAME_LENGTH } from "./caps.ts";

/** Returns the error code of a token's name; null when it is valid. */
export function checkTokenName(text: string): ApiTokensErrorCode | null {
	return checkText<ApiTokensErrorCode>(text, MAX_TOKEN_NAME_LENGTH, {
		empty: "api-tokens/name-required",
		tooLong: "api-tokens/name-too-long",
		unreadable: "api-tokens/name-unreadable",
	});
}
