import type { ErrorTable } from "../errors/error-table.ts";

export const API_TOKENS_ERRORS = {
	"api-tokens/invalid": { status: 401, message: "This API token is not valid, or has ended." },
	// scopeMissingText() replaces this message with one that names the scope.
	"api-tokens/scope-missing": { status: 403, message: "This token may not do that." },
	"api-tokens/never": { status: 403, message: "No API token may do that. Please sign in on the site." },
	"api-tokens/name-required": { status: 400, message: "Please give the token a name" },
	"api-tokens/name-too-long": { status: 400, message: "A token's name may have at most 40 characters" },
	"api-tokens/name-unreadable": { status: 400, message: "This name has characters that can't be shown" },
	"api-tokens/scopes-required": { status: 400, message: "Please choose what the token may do" },
	"api-tokens/days-unknown": { status: 400, message: "Please choose when the token ends" },
	"api-tokens/too-many": { status: 409, message: "You have 20 tokens. Please end one first." },
	"api-tokens/not-found": { status: 404, message: "This token has ended already" },
} as const satisfies ErrorTable<"api-tokens">;

export type ApiTokensErrorCode = keyof typeof API_TOKENS_ERRORS;
