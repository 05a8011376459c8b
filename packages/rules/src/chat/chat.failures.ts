import type { FailureTable } from "../errors/error-table.ts";

export const CHAT_FAILURES = {
	"chat/load-failed": { status: 500, message: "Failed to load chat messages" },
	"chat/send-failed-retry": { status: 500, message: "Failed to send message. Please try again." },
	"chat/open-failed": { status: 500, message: "Failed to load chat. Please try again." },
} as const satisfies FailureTable<"chat">;
