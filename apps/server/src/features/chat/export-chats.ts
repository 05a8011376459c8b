import { setImmediate } from "node:timers/promises";
import type { Queries } from "@hilo/db/queries";
import type { ChatMessageRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { chatsOf, messagesFrom } from "./read.repo.ts";

const MESSAGES_PER_PAGE = 500;

/** All chats of a user, for the account's own data export. */
export async function* exportChats(
	{ db: { kysely: db } }: Pick<Ctx, "db">,
	userId: string,
	messagesPerPage: number = MESSAGES_PER_PAGE,
) {
	for (const chat of await chatsOf(db, userId))
		yield {
			// A hidden player has no name, and their messages are left out.
			with: { id: chat.user_id, username: chat.username },
			messages: messagesOf(db, chat.id, messagesPerPage),
		};
}

async function* messagesOf(db: Queries, chatId: string, limit: number) {
	for await (const page of pagesOf(db, chatId, limit)) yield* page.map(present);
}

async function* pagesOf(db: Queries, chatId: string, limit: number) {
	let after = 0;
	for (;;) {
		const page = await messagesFrom(db, { chatId, after, limit }).execute();
		if (page.length > 0) yield page;
		after = page.at(-1)?.position ?? after;
		if (page.length < limit) return;
		// SQLite answers synchronously: this lets other calls run between the pages.
		await setImmediate();
	}
}

function present({ sender_id, content, sent_at }: ChatMessageRow) {
	return { sender: sender_id, content, timestamp: isoTime(sent_at) };
}
