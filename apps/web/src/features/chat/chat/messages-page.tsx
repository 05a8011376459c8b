import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSignedIn } from "../../../platform/use-signed-in.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { ChatArt } from "../list/chat-art.tsx";
import { ChatList } from "../list/chat-list.tsx";
import { useMenuChoice } from "../list/use-menu-choice.ts";
import { HEAD_BUTTON } from "./chat-head.tsx";
import { ChatView } from "./chat-view.tsx";
import { useSeenHeight } from "./use-seen-height.ts";
import "./messages-page.css";

/** The friends to chat with and, beside them or on a phone in their place, the chat with one of them. */
export function MessagesPage({ userId }: { userId?: string | undefined }) {
	const me = useSignedIn("/messages");
	useMenuChoice();
	if (!me) return <PageSpinner />;
	return (
		<div className="messages-page" data-chatting={userId !== undefined || undefined}>
			<section aria-labelledby="messages" className="messages-list">
				{userId === undefined ? (
					<h1 id="messages" className="px-4 pt-4 text-3xl">
						Messages
					</h1>
				) : (
					<h2 id="messages" className="px-4 pt-4 text-3xl">
						Messages
					</h2>
				)}
				<ChatList shown={userId} />
			</section>
			{userId === undefined ? <NoChat /> : <PageChat key={userId} playerId={me.id} userId={userId} />}
		</div>
	);
}

/** Beside the list, while no chat is open. */
function NoChat() {
	const { data } = trpc.friends.list.useQuery();
	return (
		<div className="messages-none">
			<ChatArt />
			<p className="text-lg text-muted">
				{data?.length === 0
					? "Add a friend to chat and to see who is better."
					: "Pick a friend and challenge them."}
			</p>
		</div>
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
					// With a keyboard at hand one can write at once; a phone's would cover the chat.
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
