import type { ReactNode } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { useSignedIn } from "../../platform/session.ts";
import { PageSpinner } from "../../ui/spinner.tsx";
import { ChatList } from "./chat-list.tsx";

interface MessagesPageProps {
	readonly userId?: string | undefined;
	/** Renders the open chat. Passed in, so that the list alone does not load the chat's code. */
	readonly chat?: (playerId: string) => ReactNode;
}

/** The list of friends with the open chat beside it or, on a phone, in its place. */
export function MessagesPage({ userId, chat }: MessagesPageProps) {
	const me = useSignedIn("/messages");
	const { data: friends } = trpc.friends.list.useQuery(undefined, { enabled: me !== null });
	if (!me) return <PageSpinner />;
	const Heading = userId === undefined ? "h1" : "h2";
	// Without friends there is no chat to pick: what leads to friends has the whole width.
	const isAlone = userId === undefined && friends?.length === 0;
	return (
		<div
			data-fills-screen=""
			data-covers-bar={userId === undefined ? undefined : ""}
			className="[--rest:calc(100dvh-var(--bar)-var(--tabs))] flex min-h-(--rest) flex-col lg:wide lg:grid lg:h-(--rest) lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]"
		>
			<section
				aria-labelledby="messages"
				className={`flex h-(--rest) min-h-80 flex-col border-line lg:h-auto lg:min-h-0 lg:border-x ${userId === undefined ? "" : "max-lg:invisible max-lg:[@media(height<20rem)]:[:has(>#under-bar>*)_&]:hidden"} ${isAlone ? "lg:col-span-2" : ""}`}
			>
				<Heading id="messages" className="px-4 pt-4 text-3xl">
					Messages
				</Heading>
				<ChatList shown={userId} />
			</section>
			{!isAlone && (chat?.(me.id) ?? <NoChat />)}
		</div>
	);
}

function NoChat() {
	return (
		<div className="hidden min-h-0 border-r border-line lg:grid lg:place-content-center lg:justify-items-center lg:gap-5">
			<ChatArt />
			<p className="text-lg text-muted">Pick a friend and challenge them.</p>
		</div>
	);
}

function ChatArt() {
	return (
		<span aria-hidden="true" className="relative grid w-44 gap-2">
			<span className="h-12 w-28 rounded-[1.375rem] rounded-bl-sm bg-raise shadow-card" />
			<span className="h-12 w-28 justify-self-end rounded-[1.375rem] rounded-br-sm bg-ink" />
			<span className="absolute inset-0 m-auto grid size-11 place-items-center rounded-full bg-accent font-display font-extrabold text-on-accent ring-6 ring-paper">
				VS
			</span>
		</span>
	);
}
