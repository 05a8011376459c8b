import type { ErrorTable } from "../error-tables/error-table.ts";
import { CHAT_FAILURES } from "./chat.failures.ts";

export const CHAT_ERRORS = {
	...CHAT_FAILURES,
	"chat/not-friends": { status: 403, message: "You can only chat with your friends" },
	"chat/message-empty": { status: 400, message: "Message cannot be empty" },
	"chat/message-too-long": { status: 400, message: "Message must be at most 1,000 characters long" },
} as const satisfies ErrorTable<"chat">;
