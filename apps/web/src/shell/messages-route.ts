import { redirect } from "@tanstack/react-router";
import type { Api } from "../platform/api/trpc.ts";
import { pageTitle } from "../platform/page-title.ts";
import { loadSession } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";
import { signInFrom } from "../platform/sign-in-address.ts";

interface Visit {
	readonly context: { readonly api: Api };
	readonly location: { readonly href: string };
}

/** What the list of chats and a chat have in common: they are a player's own, and show the player's friends. */
export const messagesRoute = {
	head: () => pageTitle("Messages"),
	beforeLoad: async ({ context: { api }, location }: Visit) => {
		const { me } = await loadSession(api);
		if (!me) throw redirect(signInFrom(location.href));
	},
	loader: ({ context: { api } }: Pick<Visit, "context">) => settled([api.utils.friends.list.ensureData()]),
} as const;
