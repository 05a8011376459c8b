import type { ErrorTable } from "./error-table.ts";

export const REQUEST_ERRORS = {
	"request/invalid": { status: 400, message: "Something in this request is missing or has the wrong form." },
	"request/abandoned": { status: 400, message: "The client hung up before it was answered" },
	"request/not-utf8": { status: 400, message: "The request's body is not UTF-8." },
	"request/query-not-utf8": { status: 400, message: "The request's query is not UTF-8." },
	"request/malformed-json": { status: 400, message: "The request's body is not valid JSON" },
	"request/not-an-object": { status: 400, message: "The request's body must be a JSON object" },
	"request/no-such-path": { status: 404, message: "There is no such call" },
	"request/foreign-origin": { status: 403, message: "This request came from another site" },
	"request/too-slow": { status: 408, message: "This request took too long to arrive" },
	"request/too-large": { status: 413, message: "This request is too large" },
	"request/wrong-type": { status: 415, message: "Please send JSON." },
	"request/not-a-form": { status: 415, message: "Please send a form with the file." },
	"request/too-many": { status: 429, message: "Too many requests. Please wait a moment." },
} as const satisfies ErrorTable<"request">;
