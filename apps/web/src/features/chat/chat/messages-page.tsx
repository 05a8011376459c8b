import type { ReactNode } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSignedIn } from "../../../platform/use-signed-in.ts";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { ChatArt } from "../list/chat-art.tsx";
import { ChatList } from "../list/chat-list.tsx";
import { useMenuChoice } from "../list/use-menu-choice.ts";
import "./messages-page.css";

interface MessagesPageProps {
	readonly userId?: string | undefined;
	/** Renders the open chat. Passed in, so that the list alone does not load the chat's code. */
	readonly chat?: (playerId: string) => ReactNode;
}

/** The list of friends with the open chat beside it or, on a phone, in its place. */
export function MessagesPage({ userId, chat }: MessagesPageProps) {
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
			{chat?.(me.id) ?? <NoChat />}
		</div>
	);
}

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
