import { Link, useHydrated, useRouter } from "@tanstack/react-router";
import { useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { shortTimeAgo } from "../../platform/dates.ts";
import { Failure } from "../../platform/failures.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { COUNT_BADGE } from "../../ui/count.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ChatLink } from "../friends/chat-link.tsx";
import { type Friend, useFriendsPoll } from "../friends/people.ts";
import { PlayerSearch } from "../friends/player-search.tsx";
import { useRowsInReach } from "../friends/use-rows-in-reach.ts";
import type { Presence } from "../presence/presence.ts";
import { PresenceDot } from "../presence/presence-mark.tsx";
import { useStatuses } from "../presence/use-statuses.ts";
import { plainText } from "./history/message-content.ts";
import { byUnread } from "./messages-link.tsx";

/** @param shown the user whose chat is open beside the list */
export function ChatList({ shown }: { shown?: string | undefined }) {
	const refetchInterval = useFriendsPoll();
	const { data, error, refetch } = trpc.friends.list.useQuery(undefined, { refetchInterval });
	const [search, setSearch] = useState("");
	const id = useId();
	if (!data && error)
		return (
			<div className="grid justify-items-start gap-3 p-4">
				<Failure error={error} />
				<Button kind="quiet" onClick={() => refetch()}>
					Retry
				</Button>
			</div>
		);
	if (!data) return <Skeleton count={6} className="h-12" list="grid gap-3 p-4" />;
	return (
		<>
			{data.length > 0 && (
				<div className="px-4 py-3">
					<label htmlFor={id} className="sr-only">
						Search friends
					</label>
					<input
						id={id}
						type="search"
						value={search}
						placeholder="Search by username..."
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						className="min-h-11 w-full rounded-full border-2 border-edge bg-paper px-4 text-base outline-none placeholder:text-muted focus:border-ink"
						onChange={({ target }) => setSearch(target.value)}
					/>
				</div>
			)}
			<Friends friends={data} search={search} shown={shown} />
			<div className="shrink-0 border-t border-line p-3">
				<LinkButton to="/profile" search={{ tab: "friends" }} kind="quiet" wide>
					Add New Friends
				</LinkButton>
			</div>
		</>
	);
}

interface FriendsProps {
	readonly friends: readonly Friend[];
	readonly search: string;
	readonly shown: string | undefined;
}

function Friends({ friends, search, shown }: FriendsProps) {
	const text = useDeferredValue(search).trim().toLowerCase();
	const found = byUnread(friends.filter(({ username }) => username.toLowerCase().includes(text)));
	const { rendered, end } = useRowsInReach(found.length);
	const rows = found.slice(0, rendered);
	const statuses = useStatuses(rows.map(({ userId }) => userId));
	const latest = useLatest();
	if (friends.length === 0) return <NoFriends />;
	if (rows.length === 0)
		return (
			<p role="status" className="grow p-6 text-center text-lg text-muted">
				No friends match your search
			</p>
		);
	return (
		<ul className="min-h-0 grow overflow-y-auto overscroll-contain" aria-label="Friends">
			{rows.map((friend) => (
				<FriendRow
					key={friend.userId}
					friend={friend}
					presence={statuses.get(friend.userId)}
					latest={latest(friend.userId)}
					isShown={friend.userId === shown}
				/>
			))}
			{rendered < found.length && <li ref={end} aria-hidden="true" className="h-px" />}
		</ul>
	);
}

interface FriendRowProps {
	readonly friend: Friend;
	readonly presence: Presence | undefined;
	/** Null before the first message, undefined while unknown. */
	readonly latest: Latest | null | undefined;
	readonly isShown: boolean;
}

/** Picture and name link to the profile, the rest of the row to the chat. */
function FriendRow({ friend, presence, latest, isShown }: FriendRowProps) {
	const { userId, username, avatarUrl, unreadMessages } = friend;
	const { origin } = useRouter().options.context;
	const params = { userId };
	const isUnread = unreadMessages > 0;
	const text = isUnread ? count(unreadMessages, "unread message") : lineOf(latest, origin);
	return (
		<li
			className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 [contain-intrinsic-height:auto_4rem] [content-visibility:auto] hover:bg-sunk has-[[data-chat]:focus-visible]:bg-sunk ${isShown ? "bg-sunk" : ""}`}
		>
			<Link
				to="/user/$userId"
				params={params}
				tabIndex={-1}
				aria-hidden="true"
				className="relative z-10 row-span-2 py-1"
			>
				<Avatar username={username} url={avatarUrl} className="grid size-11 text-lg" />
				{presence && presence.status !== "offline" && (
					<span className="absolute right-0 bottom-1 grid size-4 place-items-center rounded-full bg-raise">
						<PresenceDot status={presence.status} className="size-3" />
					</span>
				)}
			</Link>
			<Link
				to="/user/$userId"
				params={params}
				className="relative z-10 max-w-full self-end justify-self-start truncate leading-tight font-bold hover:underline"
			>
				{username}
			</Link>
			<span className="self-end text-xs leading-tight text-muted">
				{latest && <SinceShort iso={latest.timestamp} />}
			</span>
			<ChatLink
				userId={userId}
				data-chat=""
				aria-label={`${text}, ${username}`}
				aria-current={isShown ? "page" : undefined}
				className={`col-start-2 truncate text-sm leading-tight -outline-offset-3 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus ${isUnread ? "font-bold text-ink" : "text-muted"}`}
			>
				{text}
			</ChatLink>
			{isUnread && (
				<span aria-hidden="true" className={`justify-self-end ${COUNT_BADGE}`}>
					{unreadMessages}
				</span>
			)}
		</li>
	);
}

type Latest = Outputs["chat"]["latest"][number];

function useLatest(): (userId: string) => Latest | null | undefined {
	const { data, error } = trpc.chat.latest.useQuery(undefined, { refetchInterval: useFriendsPoll() });
	const byFriend = useMemo(() => new Map(data?.map((each) => [each.userId, each])), [data]);
	return (userId) => byFriend.get(userId) ?? (data || error ? null : undefined);
}

/** What the friend or the player has written last. */
function lineOf(latest: Latest | null | undefined, origin: string): string {
	if (latest === undefined) return "\u00a0";
	if (latest === null) return "Click to chat";
	return `${latest.isOwn ? "You: " : ""}${plainText(latest.content, origin)}`;
}

/** Empty in the server's page, which may be older when it is read. */
function SinceShort({ iso }: { iso: string }) {
	const isHydrated = useHydrated();
	return <time dateTime={iso}>{isHydrated && shortTimeAgo(iso)}</time>;
}

/** In place of the list, with what brings the first friend. */
function NoFriends() {
	const input = useRef<HTMLInputElement>(null);
	return (
		<div className="grid min-h-0 grow content-start gap-6 overflow-y-auto p-4">
			<div>
				<h3 className="text-2xl">Find someone to beat</h3>
				<p role="status" className="mt-1 text-muted">
					You don't have any friends yet
				</p>
			</div>
			<PlayerSearch input={input} />
		</div>
	);
}

/** Shown beside the list of chats on wide screens. */
export function ChatArt() {
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
