import { Link, useParams } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { LineIcon } from "../../ui/icon.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { HEADER_BUTTON } from "./conversation/chat-header.tsx";
import { ChatView } from "./conversation/chat-view.tsx";
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
	const section = useRef<HTMLElement>(null);
	useVisibleHeight(section);
	return (
		<section
			ref={section}
			className="fixed inset-x-0 top-(--visible-top,0) z-40 flex h-(--visible-height,100dvh) flex-col bg-paper px-(--safe-sides) pt-(--safe-top) max-lg:[:has(>#under-bar>*)_&]:pt-[calc(9rem+var(--safe-top))] [--chat-safe-bottom:var(--safe-bottom)] lg:static lg:h-auto lg:min-h-0 lg:border-r lg:border-line lg:p-0"
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
	);
}

/**
 * Sets --visible-height and --visible-top to the part of the screen above the keyboard,
 * because Safari puts its keyboard over the page instead of making the page smaller.
 */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
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
	}, [element]);
}
