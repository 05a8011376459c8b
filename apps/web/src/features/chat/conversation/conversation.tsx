import { useHydrated, useRouter } from "@tanstack/react-router";
import { type ComponentProps, useMemo, useState } from "react";
import { errorText, hasErrorCode } from "../../../platform/api/errors.ts";
import { newId } from "../../../platform/new-id.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Person } from "../../friends/people.ts";
import { useFriendActions } from "../../friends/use-friend-actions.ts";
import { ReportDialog } from "../../moderation/report.tsx";
import { History } from "../history/history.tsx";
import { plainText } from "../history/message-content.ts";
import { type Row, timelineOf } from "../history/timeline.ts";
import type { Thread } from "../model/thread.ts";
import { useThread } from "../model/thread-query.ts";
import { useMarkRead } from "../model/use-mark-read.ts";
import { useOutbox } from "../model/use-outbox.ts";
import { useIsTyping } from "../model/use-typing.ts";
import { Composer } from "./composer.tsx";
import { NotFriends } from "./not-friends.tsx";

export type ConversationProps = Omit<ComponentProps<typeof Composer>, "onSend">;

export function Conversation(props: ConversationProps) {
	const { playerId, friend, takesFocus } = props;
	const { query, ...chat } = useThread(friend.userId);
	const outgoing = useOutbox(playerId, friend.userId);
	if (hasErrorCode(query.error, "chat/not-friends"))
		return <NotFriends playerId={playerId} person={friend} />;
	if (!query.data && query.error)
		return (
			<div className={NOTICE}>
				<ChatFailure error={query.error} onRetry={query.refetch} />
			</div>
		);
	if (!query.data)
		return (
			<div className="grid grow place-content-center">
				<Spinner />
			</div>
		);
	return (
		<>
			<Messages {...props} {...chat} {...outgoing} thread={query.data} />
			<Composer
				playerId={playerId}
				friend={friend}
				takesFocus={takesFocus}
				onSend={(content) => outgoing.outbox.add(content, newId(), Date.now())}
			/>
		</>
	);
}

export const NOTICE = "grid grow place-content-center justify-items-center gap-4 p-4 text-center";

export function ChatFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	return (
		<>
			<p role="alert" className="font-bold text-wrong">
				{errorText(error, "chat/open-failed")}
			</p>
			<Button onClick={() => onRetry()}>Retry</Button>
		</>
	);
}

interface MessagesProps
	extends ConversationProps,
		Pick<ReturnType<typeof useThread>, "earlier" | "opened">,
		ReturnType<typeof useOutbox> {
	readonly thread: Thread;
}

const NOT_OPENED = { read: 0, newest: 0 };

function Messages({ friend, thread, earlier, opened, outbox, unsent }: MessagesProps) {
	const { userId, username } = friend;
	const [isAtEnd, setAtEnd] = useState(true);
	const changeFriendship = useFriendActions();
	const [reported, setReported] = useState<string | null>(null);
	useMarkRead(userId, thread, isAtEnd && opened !== null);
	const isTyping = useIsTyping(userId, thread.messages.findLast(({ sender }) => sender === userId)?.id);
	const { origin } = useRouter().options.context;
	const isUtc = !useHydrated();
	const today = isUtc ? new Date().setUTCHours(0, 0, 0, 0) : new Date().setHours(0, 0, 0, 0);
	const rows = useMemo(
		() => timelineOf({ thread, unsent, friendId: userId, opened: opened ?? NOT_OPENED, now: today, isUtc }),
		[thread, unsent, userId, opened, today, isUtc],
	);
	const actions = useMemo(() => ({ outbox, report: setReported }), [outbox]);
	return (
		<>
			{rows.length === 0 ? (
				<EmptyChat friend={friend} />
			) : (
				<History
					rows={rows}
					username={username}
					origin={origin}
					actions={actions}
					thread={thread}
					earlier={earlier}
					isAtEnd={isAtEnd}
					onAtEnd={setAtEnd}
				/>
			)}
			<p className="h-6 shrink-0 truncate px-5 text-sm text-muted" aria-live="off">
				{isTyping && (
					<>
						<bdi>{username}</bdi> is typing…
					</>
				)}
			</p>
			{reported && (
				<ReportDialog
					subject={{ kind: "message", messageId: reported, name: username }}
					onBlock={() => changeFriendship("block", friend)}
					onClose={() => setReported(null)}
				/>
			)}
			<Announcer
				rows={rows}
				username={username}
				origin={origin}
				openedAt={opened?.newest ?? Number.POSITIVE_INFINITY}
			/>
		</>
	);
}

function EmptyChat({ friend }: { friend: Person }) {
	const { username, avatarUrl } = friend;
	return (
		<div className="grid min-h-0 grow place-content-center justify-items-center gap-3 overflow-y-auto p-5 text-center">
			<Avatar username={username} url={avatarUrl} className="grid size-20 text-3xl" />
			<p className="font-display text-2xl font-bold [overflow-wrap:anywhere]">Say hi to {username}</p>
			<p className="text-muted text-balance">Or send a game and see who does better.</p>
			<LinkButton kind="quiet" to="/duel/new" search={{ to: friend.userId }}>
				Challenge
			</LinkButton>
		</div>
	);
}

/** More messages that arrive together are not read out. */
const MAX_ANNOUNCED = 3;

interface AnnouncerProps {
	readonly rows: readonly Row[];
	readonly username: string;
	readonly origin: string;
	/** The position of the newest message on opening; only later ones are read out. */
	readonly openedAt: number;
}

/** Announces new messages to screen readers. The list itself is silent, because scrolling would read it out. */
function Announcer({ rows, username, origin, openedAt }: AnnouncerProps) {
	const news = rows.filter(({ isOwn, position }) => !isOwn && position > openedAt).slice(-MAX_ANNOUNCED);
	return (
		<div role="log" aria-live="polite" aria-label={`New messages from ${username}`} className="sr-only">
			{news.map(({ key, content }) => (
				<p key={key}>
					<bdi>{username}</bdi>: <bdi>{plainText(content, origin)}</bdi>
				</p>
			))}
		</div>
	);
}
