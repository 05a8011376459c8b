import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import type { Presence } from "../../presence/presence.ts";
import { PresenceDot } from "../../presence/presence-mark.tsx";
import { type Friend, friendLine } from "../model/friend.ts";

interface FriendRowProps {
	readonly friend: Friend;
	readonly presence: Presence | undefined;
	readonly isShown: boolean;
}

/** Picture and name link to the profile, the rest of the row to the chat. */
export const FriendRow = memo(function FriendRow({ friend, presence, isShown }: FriendRowProps) {
	const { userId, username, avatarUrl, unreadMessages } = friend;
	const params = { userId };
	const line = friendLine(unreadMessages);
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
				className="relative z-10 justify-self-start truncate max-w-full self-end leading-tight font-bold hover:underline"
			>
				{username}
			</Link>
			{unreadMessages > 0 && (
				<span
					aria-hidden="true"
					className="row-span-2 min-w-6 rounded-full bg-wrong px-1.5 text-center text-sm leading-6 font-bold text-on-wrong tabular-nums"
				>
					{unreadMessages}
				</span>
			)}
			<Link
				to="/messages/$userId"
				params={params}
				data-chat=""
				aria-label={`${line}, ${username}`}
				aria-current={isShown ? "page" : undefined}
				className={`col-start-2 truncate text-sm leading-tight -outline-offset-3 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus ${unreadMessages > 0 ? "font-bold text-ink" : "text-muted"}`}
			>
				{line}
			</Link>
		</li>
	);
});
