import { useEffect, useState } from "react";
import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import { personalStore } from "../../platform/personal-store.ts";
import { DOCK } from "./dock-key.ts";

export const ChatDock = lazyIsland(
	() => import("./dock/chat-dock.tsx"),
	(module) => module.ChatDock,
	{ isQuiet: true },
);
/** A pointer or the focus here may be about to open a chat. */
const MENU = "#account-menu, [popovertarget=account-menu]";
/** On a page with such a link, any input counts. */
const LINK = "main a[href^='/messages/']";
const SIGNS = ["pointerover", "focusin"] as const;

/** Loads the dock if it holds chats, otherwise when the player comes near a link to one. */
export function DockSlot({ playerId }: { playerId: string }) {
	const [isWanted, setWanted] = useState(() => personalStore("tab", playerId, DOCK).read() !== null);
	useEffect(() => {
		if (isWanted) return;
		const look = ({ target }: Event) => {
			if (!(target instanceof Element)) return;
			if (target.closest(MENU) || document.querySelector(LINK)) setWanted(true);
		};
		const gone = new AbortController();
		for (const sign of SIGNS) document.addEventListener(sign, look, gone);
		return () => gone.abort();
	}, [isWanted]);
	return isWanted && <ChatDock playerId={playerId} />;
}
