import { CHAT_ERRORS } from "@hilo/rules/chat/chat.errors";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { errorText, hasErrorCode } from "../../../platform/api/errors.ts";
import { useLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Person } from "../../friends/people.tsx";
import { useFriendActions } from "../../friends/use-friend-actions.ts";
import { ReportDialog } from "../../moderation/report.tsx";
import { History } from "../history/history.tsx";
import { plainText } from "../history/message-content.ts";
import { type Row, timelineOf } from "../history/timeline.ts";
import { useOutbox } from "../model/outbox.ts";
import { type Thread, useMarkRead, useThread } from "../model/thread.ts";
import { Composer, type ComposerProps } from "./composer.tsx";

export function Conversation({ playerId, friend, takesFocus }: Omit<ComposerProps, "onSend">) {
	const { query, earlier, opened } = useThread(friend.userId);
	const { outbox, unsent } = useOutbox(playerId, friend.userId);
	const thread = query.data;
	if (hasErrorCode(query.error, "chat/not-friends"))
		return <NotFriends playerId={playerId} person={friend} />;
	if (!thread)
		return (
			<div className={NOTICE}>
				{query.error ? <ChatFailure error={query.error} onRetry={query.refetch} /> : <Spinner />}
			</div>
		);
	return (
		<>
			<Messages
				friend={friend}
				thread={thread}
				earlier={earlier}
				opened={opened}
				outbox={outbox}
				unsent={unsent}
			/>
			<Composer
				playerId={playerId}
				friend={friend}
				takesFocus={takesFocus}
				onSend={(content) => outbox.add(content)}
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
	extends Pick<ReturnType<typeof useThread>, "earlier" | "opened">,
		ReturnType<typeof useOutbox> {
	readonly friend: Person;
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
	// The server knows neither the reader's time zone nor the reader's clock.
	const now = useHydrated() ? new Date().setHours(0, 0, 0, 0) : null;
	const rows = useMemo(
		() => timelineOf({ thread, unsent, friendId: userId, opened: opened ?? NOT_OPENED, now }),
		[thread, unsent, userId, opened, now],
	);
	return (
		<>
			{rows.length === 0 ? (
				<EmptyChat friend={friend} />
			) : (
				<History
					rows={rows}
					username={username}
					outbox={outbox}
					onReport={setReported}
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
			<Announcer rows={rows} username={username} openedAt={opened?.newest ?? Number.POSITIVE_INFINITY} />
		</>
	);
}

/** How long a friend is shown as typing after the last event. */
export const TYPING_SHOWN_MS = 4000;

/** @param newest the last message, whose change ends the typing */
function useIsTyping(userId: string, newest: string | undefined): boolean {
	const [typing, setTyping] = useState<{ readonly after: string | undefined } | null>(null);
	useLiveEvent("typing", ({ from }) => {
		if (from === userId) setTyping({ after: newest });
	});
	useEffect(() => {
		if (!typing) return;
		const timer = setTimeout(() => setTyping(null), TYPING_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [typing]);
	return typing !== null && typing.after === newest;
}

function EmptyChat({ friend }: { friend: Person }) {
	const { username, avatarUrl } = friend;
	return (
		<div className="grid min-h-0 grow place-content-center justify-items-center gap-3 overflow-y-auto p-5 text-center">
			<Avatar username={username} url={avatarUrl} className="grid size-20 text-3xl" />
			<p className="font-display text-2xl font-bold wrap-anywhere">Say hi to {username}</p>
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
	/** The position of the newest message on opening; only later ones are read out. */
	readonly openedAt: number;
}

/** Announces new messages to screen readers. The list itself is silent, because scrolling would read it out. */
function Announcer({ rows, username, openedAt }: AnnouncerProps) {
	const { origin } = useRouter().options.context;
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

/** Replaces a chat with a user who is not a friend. Unsent messages can still be copied. */
export function NotFriends({ playerId, person }: { playerId: string; person: Person }) {
	const { userId, username } = person;
	const { unsent, outbox } = useOutbox(playerId, userId);
	return (
		<div className="grid min-h-0 grow content-center justify-items-center gap-5 overflow-y-auto p-5 text-center">
			<h2 className="text-3xl wrap-anywhere">You and {username} aren't friends</h2>
			<p className="text-lg text-muted">{CHAT_ERRORS["chat/not-friends"].message}.</p>
			<LinkButton to="/user/$userId" params={{ userId }}>
				See profile
			</LinkButton>
			{unsent.length > 0 && (
				<section aria-label="Not sent" className="grid w-full max-w-md gap-2 text-left">
					<h3 className="text-lg">Not sent</h3>
					{unsent.map(({ clientId, content }) => (
						<div key={clientId} className="grid gap-1 rounded-md border-2 border-line px-3 py-2">
							<p dir="auto" className="whitespace-pre-wrap wrap-anywhere select-text">
								{content}
							</p>
							<button
								type="button"
								className="link min-h-9 cursor-pointer justify-self-end text-sm"
								onClick={() => outbox.discard(clientId)}
							>
								Delete
							</button>
						</div>
					))}
				</section>
			)}
		</div>
	);
}
