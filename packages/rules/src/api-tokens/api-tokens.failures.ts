import type { FailureTable } from "../errors/error-table.ts";

export const API_TOKENS_FAILURES = {
	"api-tokens/load-failed": { status: 500, message: "Failed to load tokens" },
	"api-tokens/create-failed": { status: 500, message: "Failed to make the token" },
	"api-tokens/end-failed": { status: 500, message: "Failed to end the token" },
} as const satisfies FailureTable<"api-tokens">;
