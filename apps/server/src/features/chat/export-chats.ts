import type { ChatMessageRow, Queries } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { inPages, ROWS_PER_PAGE } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { chatsAfterHigh, chatsAfterLow, messagesAfter } from "./read.repo.ts";

/** All chats of a user, for the account's own data export. */
export async function* exportChats(
	{ db: { kysely: db } }: Pick<Ctx, "db">,
	userId: string,
	perPage: number = ROWS_PER_PAGE,
) {
	for (const chatsAfter of [chatsAfterLow, chatsAfterHigh])
		yield* inPages(db, userId, chatsAfter, (chat) => present(db, chat, perPage), perPage);
}

type Chat = Awaited<ReturnType<typeof chatsAfterLow>>[number];

function present(db: Queries, { id, user_id, username }: Chat, perPage: number) {
	return {
		// A hidden player has no name, and their messages are left out.
		with: { id: user_id, username },
		messages: inPages(db, id, messagesAfter, presentMessage, perPage),
	};
}

function presentMessage({ sender_id, content, sent_at }: ChatMessageRow) {
	return { sender: sender_id, content, timestamp: isoTime(sent_at) };
}
