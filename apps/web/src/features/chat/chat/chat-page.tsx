import { Link, useParams } from "@tanstack/react-router";
import { useRef } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { HEAD_BUTTON } from "./chat-head.tsx";
import { ChatView } from "./chat-view.tsx";
import { MessagesPage } from "./messages-page.tsx";
import { useSeenHeight } from "./use-seen-height.ts";

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
	const isReady = useRef(false);
	const section = useRef<HTMLElement>(null);
	useSeenHeight(section);
	return (
		<section ref={section} className="messages-chat" aria-label="Chat">
			<ChatView
				playerId={playerId}
				userId={userId}
				as="h1"
				field={(element) => {
					// Focuses the field only with a real keyboard; a phone's would cover the chat.
					if (element && !isReady.current && matchMedia("(pointer: fine)").matches)
						element.focus({ preventScroll: true });
					isReady.current = element !== null;
				}}
				before={
					<Link to="/messages" aria-label="Back to all chats" className={`${HEAD_BUTTON} lg:hidden`}>
						<LineIcon path="m14 5-7 7 7 7" className="size-6 stroke-3" />
					</Link>
				}
			/>
		</section>
	);
}
