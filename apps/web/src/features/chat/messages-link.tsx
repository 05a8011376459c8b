import { Link, useNavigate } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { hasDock, isPlainPress } from "../friends/chat-link.tsx";
import { byName, type Friend } from "../friends/people.ts";
import { dockStore } from "./dock-store.ts";

export function byUnread(friends: readonly Friend[]): Friend[] {
	return friends.toSorted((a, b) => b.unreadMessages - a.unreadMessages || byName(a, b));
}

interface MessagesLinkProps {
	readonly children: ReactNode;
	/** Called at each press, such as to close the menu with the link. */
	readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** Leads to the chat with most unread messages, otherwise to the list of chats; both in the dock if there is one. */
export function MessagesLink({ children, onPress }: MessagesLinkProps) {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const openMessages = async () => {
		const friends = await utils.friends.list.ensureData().catch(() => null);
		if (friends?.length === 0) return navigate({ to: "/profile", search: { tab: "friends" } });
		const [first] = byUnread(friends ?? []);
		const userId = first && first.unreadMessages > 0 ? first.userId : null;
		if (!hasDock()) navigate(userId ? { to: "/messages/$userId", params: { userId } } : { to: "/messages" });
		else if (userId) dockStore.open(userId);
		else dockStore.showList(true);
	};
	return (
		<Link
			to="/messages"
			onClick={(event) => {
				onPress(event);
				if (!isPlainPress(event)) return;
				event.preventDefault();
				openMessages();
			}}
		>
			{children}
		</Link>
	);
}
