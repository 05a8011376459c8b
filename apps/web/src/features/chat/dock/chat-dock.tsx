import { useMatches } from "@tanstack/react-router";
import { lazy, useEffect, useState, useSyncExternalStore } from "react";
import { LazyPart } from "../../../platform/lazy-part.tsx";
import { dockStore } from "./dock-store.ts";
import { useChatLinks } from "./use-chat-links.ts";

const DockBody = lazy(async () => ({ default: (await import("./dock-body.tsx")).DockBody }));
const WIDE = "(min-width: 64rem)";

/** Chats at the right of wide screens; not over a stage, where nothing may cover the game, or on the chats' pages. */
export function ChatDock({ playerId }: { playerId: string }) {
	const isWide = useMedia(WIDE);
	const isAway = useMatches({
		select: (matches) =>
			matches.some(({ staticData, routeId }) => staticData.stage || routeId.startsWith("/messages")),
	});
	const [isReady, setReady] = useState(false);
	const hasPlace = isWide && !isAway;
	useEffect(() => {
		dockStore.enter(playerId);
		setReady(true);
	}, [playerId]);
	useChatLinks(hasPlace);
	const { hasList, chats } = useSyncExternalStore(dockStore.subscribe, dockStore.get, dockStore.get);
	if (!isReady || !hasPlace || (!hasList && chats.length === 0)) return null;
	return (
		<LazyPart>
			<DockBody playerId={playerId} />
		</LazyPart>
	);
}

function useMedia(query: string): boolean {
	return useSyncExternalStore(
		(listener) => {
			const media = matchMedia(query);
			media.addEventListener("change", listener);
			return () => media.removeEventListener("change", listener);
		},
		() => matchMedia(query).matches,
		() => false,
	);
}
