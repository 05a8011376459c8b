import { useMatches } from "@tanstack/react-router";
import { lazy, useEffect, useState } from "react";
import { LazyPart } from "../../platform/lazy-part.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { openChatsWith } from "../friends/chat-link.tsx";
import { dockStore } from "./dock-store.ts";

const DockedChats = lazy(async () => ({ default: (await import("./docked-chats.tsx")).DockedChats }));
const WIDE = "(min-width: 64rem)";

/** Chats at the right of wide screens; not over a stage, where nothing may cover the game, or on the chats' pages. */
export function ChatDock({ playerId }: { playerId: string }) {
	const isWide = useMedia(WIDE);
	const isAway = useMatches({
		select: (matches) =>
			matches.some(({ staticData, routeId }) => staticData.stage || routeId.startsWith("/messages")),
	});
	const [isReady, setReady] = useState(false);
	const hasRoom = isWide && !isAway;
	useEffect(() => {
		dockStore.enter(playerId);
		setReady(true);
	}, [playerId]);
	useEffect(() => {
		if (hasRoom) return openChatsWith(dockStore.open);
	}, [hasRoom]);
	const { hasList, chats } = dockStore.useValue();
	if (!isReady || !hasRoom || (!hasList && chats.length === 0)) return null;
	return (
		<LazyPart>
			<DockedChats playerId={playerId} />
		</LazyPart>
	);
}
