import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { firstPlace } from "../model/first-place.ts";
import { dockStore } from "./dock-store.ts";

const CHAT = /^\/messages\/([\w-]+)$/;

/**
 * Opens links to chats in the dock if there is room, and the account menu's Messages at the first unread chat.
 * With a modifier key, and before this code is loaded, they are ordinary links.
 */
export function useChatLinks(hasPlace: boolean): void {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const openChat = (userId: string) => {
		if (hasPlace) dockStore.open(userId);
		else navigate({ to: "/messages/$userId", params: { userId } });
	};
	const openMessages = async () => {
		const friends = await utils.friends.list.ensureData().catch(() => null);
		const place = friends ? firstPlace(friends) : ({ to: "/messages" } as const);
		if (place.to === "/messages/$userId") openChat(place.params.userId);
		else if (place.to === "/messages" && hasPlace) dockStore.showList(true);
		else navigate(place);
	};
	const onPress = useEffectEvent((event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (!link || link.origin !== location.origin || event.defaultPrevented) return;
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		const [, userId] = CHAT.exec(link.pathname) ?? [];
		const isMenuItem = link.pathname === "/messages" && link.closest("#account-menu") !== null;
		if (!isMenuItem && (!userId || !hasPlace)) return;
		event.preventDefault();
		// A followed link would also close the menu.
		link.closest<HTMLElement>("[popover]")?.hidePopover();
		if (userId) openChat(userId);
		else openMessages();
	});
	useEffect(() => {
		// Captures the click before the link's own handler, which skips handled events.
		const listener = (event: MouseEvent) => onPress(event);
		document.addEventListener("click", listener, true);
		return () => document.removeEventListener("click", listener, true);
	}, []);
}
