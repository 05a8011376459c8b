import { Link, useParams } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { LineIcon } from "../../ui/icon.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { ChatView, HEADER_BUTTON } from "./conversation/chat-view.tsx";
import { MessagesPage } from "./messages-page.tsx";

export function ChatPage() {
	const { userId } = useParams({ from: "/messages/$userId" });
	return (
		<MessagesPage
			userId={userId}
			chat={(playerId) => <PageChat key={userId} playerId={playerId} userId={userId} />}
		/>
	);
}

function PageChat({ playerId, userId }: { playerId: string; userId: string }) {
	// Only with a real keyboard; a phone's would cover the chat.
	const takesFocus = useMedia("(pointer: fine)");
	return (
		<AbovePhoneKeyboard>
			<section
				className="flex h-full flex-col bg-paper max-lg:px-(--safe-sides) max-lg:pt-(--safe-top) max-lg:[:has(>#under-bar>*)_&]:pt-[calc(9rem+var(--safe-top))] [@media(height<20rem)]:[:has(>#under-bar>*)_&]:pt-0! lg:border-r lg:border-line"
				aria-label="Chat"
			>
				<ChatView
					playerId={playerId}
					userId={userId}
					as="h1"
					takesFocus={takesFocus}
					before={
						<Link to="/messages" aria-label="Back to all chats" className={`${HEADER_BUTTON} lg:hidden`}>
							<LineIcon path="m14 5-7 7 7 7" className="size-6 stroke-3" />
						</Link>
					}
				/>
			</section>
		</AbovePhoneKeyboard>
	);
}

/**
 * On phones it covers the part of the screen above the keyboard, because Safari puts its keyboard over the page
 * instead of making the page smaller.
 */
function AbovePhoneKeyboard({ children }: { children: ReactNode }) {
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const view = window.visualViewport;
		if (!view) return;
		const follow = () => {
			// A zoomed page is scrolled by hand.
			if (view.scale > 1) return;
			element.current?.style.setProperty("--visible-height", `${view.height}px`);
			element.current?.style.setProperty("--visible-top", `${view.offsetTop}px`);
		};
		follow();
		view.addEventListener("resize", follow);
		view.addEventListener("scroll", follow);
		return () => {
			view.removeEventListener("resize", follow);
			view.removeEventListener("scroll", follow);
		};
	}, []);
	return (
		<div
			ref={element}
			// Zoomed to 400 %, it is below a live challenge, which would cover it.
			className="max-lg:[@media(height<20rem)]:[:has(>#under-bar>*)_&]:static! [--chat-safe-bottom:var(--safe-bottom)] max-lg:fixed max-lg:inset-x-0 max-lg:top-(--visible-top,0) max-lg:z-40 max-lg:h-(--visible-height,100dvh) lg:min-h-0"
		>
			{children}
		</div>
	);
}
