import { type Ref, useMemo, useState } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { hasErrorCode } from "../../../platform/api/has-error-code.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ReportDialog } from "../../moderation/report.tsx";
import { Composer } from "../composer/composer.tsx";
import { Announcer } from "../history/announcer.tsx";
import { EarlierHead } from "../history/earlier-head.tsx";
import { History } from "../history/history.tsx";
import { JumpButton } from "../history/jump-button.tsx";
import { type Row, timelineOf } from "../history/timeline.ts";
import type { Friend } from "../model/friend.ts";
import type { Thread } from "../model/thread.ts";
import { useReading } from "../model/use-reading.ts";
import { useThread } from "../model/use-thread.ts";
import { useTrimming } from "../model/use-trimming.ts";
import { useIsTyping } from "../model/use-typing.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { EmptyChat } from "./empty-chat.tsx";
import { NoFriend } from "./no-friend.tsx";

interface ConversationProps {
	readonly playerId: string;
	readonly friend: Pick<Friend, "userId" | "username" | "avatarUrl">;
	readonly field: Ref<HTMLTextAreaElement>;
}

export function Conversation(props: ConversationProps) {
	const { playerId, friend } = props;
	const { query, earlier, opened } = useThread(friend.userId);
	const { outbox, unsent } = useOutbox(playerId, friend.userId);
	if (hasErrorCode(query.error, "chat/not-friends")) return <NoFriend playerId={playerId} person={friend} />;
	if (!query.data && query.error)
		return (
			<div className="grid grow place-content-center justify-items-center gap-4 p-4 text-center">
				<p role="alert" className="font-bold text-wrong">
					{errorText(query.error, "chat/open-failed")}
				</p>
				<Button onClick={() => query.refetch()}>Retry</Button>
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
			<Messages
				{...props}
				thread={query.data}
				earlier={earlier}
				opened={opened}
				outbox={outbox}
				unsent={unsent}
			/>
			<Composer
				playerId={playerId}
				friend={friend}
				field={props.field}
				onSend={(content) => outbox.add(content, crypto.randomUUID(), Date.now())}
			/>
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
	const [reported, report] = useState<string | null>(null);
	useReading({ userId, thread, isAtEnd: isAtEnd && opened !== null });
	useTrimming(userId, thread, isAtEnd);
	const isTyping = useIsTyping(userId, thread.messages.findLast(({ sender }) => sender === userId)?.id);
	const today = new Date().setHours(0, 0, 0, 0);
	const rows = useMemo(
		() => timelineOf({ thread, unsent, friendId: userId, opened: opened ?? NOT_OPENED, now: today }),
		[thread, unsent, userId, opened, today],
	);
	const actions = useMemo(
		() => ({
			retry: () => outbox.retry(),
			discard: (clientId: string) => outbox.discard(clientId),
			report,
		}),
		[outbox],
	);
	const oldest = thread.messages[0]?.id;
	const askEarlier = oldest === undefined ? null : () => earlier.mutate(oldest);
	return (
		<>
			{rows.length === 0 ? (
				<EmptyChat friend={friend} />
			) : (
				<History
					rows={rows}
					username={username}
					actions={actions}
					head={
						<EarlierHead
							thread={thread}
							error={earlier.error}
							isPending={earlier.isPending}
							onRetry={askEarlier}
						/>
					}
					onNearStart={thread.hasEarlier && !earlier.isPending && !earlier.error ? askEarlier : null}
					isAtEnd={isAtEnd}
					onAtEnd={setAtEnd}
				>
					{(toEnd) => !isAtEnd && <JumpButton count={newIn(rows, thread)} onJump={toEnd} />}
				</History>
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
					subject={{ kind: "message", messageId: reported, username }}
					onClose={() => report(null)}
				/>
			)}
			<Announcer rows={rows} username={username} openedAt={opened?.newest ?? Number.POSITIVE_INFINITY} />
		</>
	);
}

/** Returns how many of the friend's messages come after the read position. */
function newIn(rows: readonly Row[], { readByMe }: Thread): number {
	return rows.filter(({ isOwn, position }) => !isOwn && position > readByMe).length;
}
