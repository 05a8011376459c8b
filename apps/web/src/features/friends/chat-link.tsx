import { Link, type LinkComponentProps } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { count } from "../../platform/count.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Friend } from "./people.tsx";

let openInDock: ((userId: string) => void) | null = null;

/** Makes links to chats call `open` instead of leading to the chat's page. Returns a function that ends it. */
export function openChatsWith(open: (userId: string) => void): () => void {
	openInDock = open;
	return () => {
		openInDock = null;
	};
}

/** Whether the page shows docked chats: the screen is wide enough, and the page is not a stage or a chat. */
export const hasDock = (): boolean => openInDock !== null;

/** Whether the press follows a link in this tab, instead of opening a new tab or window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface ChatLinkProps
	extends Pick<
		LinkComponentProps,
		"children" | "className" | "role" | "aria-label" | "aria-labelledby" | "aria-current"
	> {
	readonly userId: string;
}

/** A link to the chat with a friend. While chats are docked, it opens the chat there. */
export function ChatLink({ userId, ...rest }: ChatLinkProps) {
	return (
		<Link
			{...rest}
			to="/messages/$userId"
			params={{ userId }}
			onClick={(event) => {
				if (!openInDock || !isPlainPress(event)) return;
				event.preventDefault();
				openInDock(userId);
			}}
		/>
	);
}

/** The icon in a friend's row that leads to the chat, with the number of unread messages. */
export function MessageLink({ friend: { userId, username, unreadMessages } }: { friend: Friend }) {
	const unread = unreadMessages > 0 ? `, ${count(unreadMessages, "unread message")}` : "";
	return (
		<ChatLink
			userId={userId}
			aria-label={`Message ${username}${unread}`}
			className="press relative grid size-11 shrink-0 place-items-center rounded-md -outline-offset-3 hover:bg-sunk"
		>
			<Icon name="chat" />
			<UnreadBadge count={unreadMessages} className="top-0 right-0" />
		</ChatLink>
	);
}

/** On the corner of an icon or a picture. Screen readers get the number in the link's name. */
export function UnreadBadge({ count: unread, className }: { count: number; className: string }) {
	if (unread === 0) return null;
	return (
		<span
			aria-hidden="true"
			className={`absolute min-w-5 rounded-full bg-wrong px-1 text-center text-xs leading-5 font-bold text-on-wrong tabular-nums ${className}`}
		>
			{unread > 99 ? "99+" : unread}
		</span>
	);
}
