import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { TimeSince } from "../../platform/time-since.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { COUNT_BADGE } from "../../ui/chip.tsx";
import { ChatLink } from "../friends/chat-link.tsx";
import { type DuelRecordView, RecordChip } from "../friends/duel-record.tsx";
import { type Friend, useFriendsPoll } from "../friends/people.tsx";
import { isOnline, type Presence, PresenceDot, STATUS_WORDS } from "../presence/presence-mark.tsx";
import { plainText } from "./history/message-content.ts";

interface ChatRowProps {
	readonly friend: Friend;
	readonly presence: Presence | undefined;
	/** Null before the first message, undefined while unknown. */
	readonly latest: Latest | null | undefined;
	/** Shows the last message, even if there are unread ones. */
	readonly showsLast?: boolean;
	/** The chat is open beside the list. */
	readonly isShown?: boolean;
	/** Undefined before their first duel. */
	readonly record?: DuelRecordView | undefined;
	/** Buttons at the end of the row. */
	readonly children?: ReactNode;
}

/** The whole row is the link, and shows its focus. */
const COVERS_ROW =
	"after:absolute after:inset-0 after:-outline-offset-3 after:outline-focus focus-visible:outline-none focus-visible:after:outline-3";

/** Picture and name link to the profile, the rest of the row to the chat. */
export function ChatRow({
	friend,
	presence,
	latest,
	showsLast = false,
	isShown = false,
	record,
	children,
}: ChatRowProps) {
	const { userId, username, avatarUrl, unreadMessages } = friend;
	const { origin } = useRouter().options.context;
	const params = { userId };
	const isUnread = unreadMessages > 0;
	const unread = isUnread ? count(unreadMessages, "unread message") : null;
	const line = lineOf(latest, origin);
	const text = showsLast ? line : (unread ?? line);
	const name = showsLast && unread ? `${unread}: ${line}` : text;
	return (
		<li
			className={`relative row-near-screen flex items-center gap-1 px-4 py-2 hover:bg-sunk has-[[data-chat]:focus-visible]:bg-sunk ${isShown ? "bg-sunk" : ""}`}
		>
			<div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
				<Link
					to="/user/$userId"
					params={params}
					tabIndex={-1}
					aria-hidden="true"
					className="relative z-10 row-span-2 py-1"
				>
					<Avatar username={username} url={avatarUrl} className="grid size-11 text-lg" />
					{isOnline(presence) && (
						<span className="absolute right-0 bottom-1 grid size-4 place-items-center rounded-full bg-raise">
							<PresenceDot status={presence.status} className="size-3" />
						</span>
					)}
				</Link>
				<span className="flex min-w-0 items-center gap-2 self-end">
					<Link
						to="/user/$userId"
						params={params}
						className="relative z-10 min-w-0 truncate leading-tight font-bold hover:underline"
					>
						{username}
					</Link>
					{isOnline(presence) && <span className="sr-only">{STATUS_WORDS[presence.status]}</span>}
					{record && <RecordChip record={record} username={username} />}
				</span>
				<span className="self-end text-xs leading-tight text-muted">
					{latest && <TimeSince iso={latest.timestamp} isShort />}
				</span>
				<ChatLink
					userId={userId}
					data-chat=""
					aria-label={`${name}, ${username}`}
					aria-current={isShown ? "page" : undefined}
					className={`col-start-2 truncate text-sm leading-tight ${COVERS_ROW} ${isUnread ? "font-bold text-ink" : "text-muted"}`}
				>
					{text}
				</ChatLink>
				{isUnread && (
					<span aria-hidden="true" className={`justify-self-end ${COUNT_BADGE}`}>
						{unreadMessages}
					</span>
				)}
			</div>
			{children && <div className="relative z-10 flex shrink-0 items-center">{children}</div>}
		</li>
	);
}

/** What the friend or the player has written last. */
function lineOf(latest: Latest | null | undefined, origin: string): string {
	if (latest === undefined) return "\u00a0";
	if (latest === null) return "Click to chat";
	return `${latest.isOwn ? "You: " : ""}${plainText(latest.content, origin)}`;
}

/** The last message of a chat. */
export type Latest = Outputs["chat"]["latest"][number];

/** Returns a friend's last message; null before the first one, undefined while unknown. */
export function useLatest(): (userId: string) => Latest | null | undefined {
	const { data, error } = trpc.chat.latest.useQuery(undefined, { refetchInterval: useFriendsPoll() });
	const byFriend = useMemo(() => new Map(data?.map((each) => [each.userId, each])), [data]);
	return (userId) => byFriend.get(userId) ?? (data || error ? null : undefined);
}
