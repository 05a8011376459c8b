import type { Api } from "../platform/api/trpc.ts";
import { settled } from "../platform/loaders.ts";
import { requireSignIn } from "../platform/session.ts";

/** The common options of the chat list's and the chat's routes. */
export const messagesRoute = {
	beforeLoad: requireSignIn,
	loader: ({ context: { api } }: { context: { api: Api } }) =>
		settled([api.utils.friends.list.ensureData(), api.utils.chat.latest.ensureData()]),
} as const;
