import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";

import type { Friend } from "./people.ts";

export function ChatLink({ friend: { userId, username, unreadMessages } }: { friend: Friend }) {
	const unread = unreadMessages === 1 ? "1 unread message" : `${unreadMessages} unread messages`;
	return (
		<Link
			to="/messages/$userId"
			params={{ userId }}
			aria-label={`Message ${username}${unreadMessages > 0 ? `, ${unread}` : ""}`}
			className="press relative ml-2 grid size-11 shrink-0 place-items-center rounded-md -outline-offset-3 hover:bg-sunk"
		>
			<Icon name="chat" />
			{unreadMessages > 0 && (
				<span
					aria-hidden="true"
					className="absolute top-0 right-0 min-w-5 rounded-full bg-wrong px-1 text-center text-xs leading-5 font-bold text-on-wrong tabular-nums"
				>
					{unreadMessages > 99 ? "99+" : unreadMessages}
				</span>
			)}
		</Link>
	);
}
