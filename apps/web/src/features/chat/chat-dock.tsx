import { Link, useMatches, useNavigate } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { lazyPart } from "../../platform/lazy-part.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { hasDock, isPlainPress, openChatsWith } from "../friends/chat-link.tsx";
import { byUnread } from "../friends/people.tsx";
import { type Docked, dockStore } from "./dock-store.ts";

const DockedChats = lazyPart(() => import("./docked-chats.tsx"), "DockedChats");
const WIDE = "(min-width: 64rem)";

/** Chats at the right of wide screens; not over a stage, where nothing may cover the game, or on the chats' pages. */
export function ChatDock({ playerId }: { playerId: string }) {
	const isWide = useMedia(WIDE);
	const isAway = useMatches({
		select: (matches) =>
			matches.some(({ staticData, routeId }) => staticData.stage || routeId.startsWith("/messages")),
	});
	const [restored, setRestored] = useState<readonly Docked[] | null>(null);
	const hasRoom = isWide && !isAway;
	useEffect(() => {
		if (!hasRoom) return;
		setRestored(dockStore.enter(playerId));
		const end = openChatsWith(dockStore.open);
		return () => {
			end();
			setRestored(null);
		};
	}, [playerId, hasRoom]);
	const { hasList, chats } = dockStore.useValue();
	if (!restored || (!hasList && chats.length === 0)) return null;
	return <DockedChats playerId={playerId} restored={restored} />;
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
