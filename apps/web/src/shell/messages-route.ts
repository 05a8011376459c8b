import type { Api } from "../platform/api/trpc.ts";
import { pageTitle } from "../platform/page-title.ts";
import { requireSignIn } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";

/** What the list of chats and a chat have in common: they are a player's own, and show the player's friends. */
export const messagesRoute = {
	head: () => pageTitle("Messages"),
	beforeLoad: requireSignIn,
	loader: ({ context: { api } }: { context: { api: Api } }) => settled([api.utils.friends.list.ensureData()]),
} as const;
