import type { ErrorTable } from "../error-tables/error-table.ts";

export const CHAT_ERRORS = {
	"chat/load-failed": { status: 500, message: "Failed to load chat messages" },
	"chat/unread-count-failed": { status: 500, message: "Failed to load unread message count" },
	"chat/send-failed": { status: 500, message: "Failed to send message" },
	"chat/send-failed-retry": { status: 500, message: "Failed to send message. Please try again." },
	"chat/open-failed": { status: 500, message: "Failed to load chat. Please try again." },
	"chat/not-friends": { status: 403, message: "You can only chat with your friends" },
	"chat/message-empty": { status: 400, message: "Message cannot be empty" },
	"chat/message-too-long": { status: 400, message: "Message must be at most 1,000 characters long" },
} as const satisfies ErrorTable<"chat">;
