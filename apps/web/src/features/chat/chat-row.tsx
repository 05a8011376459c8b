import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useId, useMemo } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { TimeSince } from "../../platform/time-since.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { ChatLink, UnreadBadge } from "../friends/chat-link.tsx";
import { type DuelRecordView, RecordChip } from "../friends/duel-record.tsx";
import { type Friend, useFriendsPoll } from "../friends/people.tsx";
import { isOnline, type Presence, PresenceDot, STATUS_WORDS } from "../presence/presence-mark.tsx";
import { plainText } from "./history/message-content.ts";

interface ChatRowProps {
	readonly friend: Friend;
	readonly presence: Presence | undefined;
	/** Null before the first message, undefined while unknown. */
	readonly latest: Latest | null | undefined;
	/** Picture and name link to the profile. Otherwise they are part of the row, which opens the chat. */
	readonly linksToProfile?: boolean;
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

/** Two lines: the name, which is never cut, with the score; the last message with its time. The row opens the chat. */
export function ChatRow(props: ChatRowProps) {
	const { friend, presence, latest, linksToProfile = false, isShown = false, record, children } = props;
	const { userId, username, unreadMessages } = friend;
	const { origin } = useRouter().options.context;
	const id = useId();
	const isUnread = unreadMessages > 0;
	const line = lineOf(latest, origin);
	const name = isUnread ? `${count(unreadMessages, "unread message")}: ${line}` : line;
	return (
		<li
			className={`relative row-near-screen flex items-center gap-1 px-4 py-2.5 hover:bg-sunk has-[[data-chat]:focus-visible]:bg-sunk ${isShown ? "bg-sunk" : ""}`}
		>
			<div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
				<Picture friend={friend} presence={presence} linksToProfile={linksToProfile} />
				<span className="flex min-w-0 flex-wrap items-center gap-x-2 self-end leading-tight">
					{linksToProfile ? (
						<Link
							to="/user/$userId"
							params={{ userId }}
							id={`${id}-name`}
							className="relative z-10 font-bold wrap-anywhere hover:underline"
						>
							{username}
						</Link>
					) : (
						<bdi id={`${id}-name`} className="font-bold wrap-anywhere">
							{username}
						</bdi>
					)}
					{isOnline(presence) && <span className="sr-only">{STATUS_WORDS[presence.status]}</span>}
					{record && <RecordChip record={record} username={username} />}
				</span>
				<span className="col-start-2 flex min-w-0 items-baseline gap-3 self-start">
					<ChatLink
						userId={userId}
						data-chat=""
						{...(latest === null
							? { "aria-labelledby": `${id}-text ${id}-name` }
							: { "aria-label": `${name}, ${username}` })}
						aria-current={isShown ? "page" : undefined}
						className={`min-w-0 grow truncate text-sm leading-tight ${COVERS_ROW} ${isUnread ? "font-bold text-ink" : "text-muted"}`}
					>
						<span id={`${id}-text`}>{latest === null ? <NoMessages /> : line}</span>
					</ChatLink>
					{latest && (
						<span className="shrink-0 text-xs leading-tight text-muted">
							<TimeSince iso={latest.timestamp} isShort />
						</span>
					)}
				</span>
			</div>
			{children && <div className="relative z-10 flex shrink-0 items-center">{children}</div>}
		</li>
	);
}

/** With a dot for a friend who is present, and the number of unread messages. */
function Picture({
	friend,
	presence,
	linksToProfile,
}: Pick<ChatRowProps, "friend" | "presence" | "linksToProfile">) {
	const { userId, username, avatarUrl, unreadMessages } = friend;
	const picture = (
		<>
			<Avatar username={username} url={avatarUrl} className="grid size-11 text-lg" />
			{isOnline(presence) && (
				<span className="absolute right-0 bottom-0 grid size-4 place-items-center rounded-full bg-raise">
					<PresenceDot status={presence.status} className="size-3" />
				</span>
			)}
			<UnreadBadge count={unreadMessages} className="-top-1 -right-1 ring-2 ring-raise" />
		</>
	);
	const className = "relative row-span-2";
	if (!linksToProfile) return <span className={className}>{picture}</span>;
	return (
		<Link
			to="/user/$userId"
			params={{ userId }}
			tabIndex={-1}
			aria-hidden="true"
			className={`z-10 ${className}`}
		>
			{picture}
		</Link>
	);
}

function NoMessages() {
	return (
		<>
			<span className="not-pointer-fine:hidden">Click to chat</span>
			<span className="pointer-fine:hidden">Tap to chat</span>
		</>
	);
}

/** What the friend or the player has written last. */
function lineOf(latest: Latest | null | undefined, origin: string): string {
	if (!latest) return "\u00a0";
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
