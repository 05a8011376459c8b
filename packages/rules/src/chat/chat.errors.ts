import type { ErrorTable } from "../errors/error-table.ts";

export const CHAT_ERRORS = {
	"chat/not-friends": { status: 403, message: "You can only chat with your friends" },
	"chat/message-empty": { status: 400, message: "Message cannot be empty" },
	"chat/message-too-long": { status: 400, message: "Message must be at most 1,000 characters long" },
	"chat/message-unreadable": { status: 400, message: "This message has characters that can't be sent" },
	"chat/client-id-invalid": {
		status: 400,
		message: "The client's own id of a message has 1 to 64 letters, digits, _ or -",
	},
	"chat/message-of-another": {
		status: 409,
		message: "Another player has signed in here. The message was not sent for them.",
	},
	"chat/message-missing": { status: 400, message: "Please say which message" },
	"chat/no-such-message": { status: 404, message: "There is no such message in this chat" },
	"chat/too-many-messages": { status: 429, message: "That was a lot of messages. Please wait a moment." },
} as const satisfies ErrorTable<"chat">;

export type ChatErrorCode = keyof typeof CHAT_ERRORS;
