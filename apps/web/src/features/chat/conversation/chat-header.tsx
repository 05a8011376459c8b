import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { DuelRecord } from "../../friends/duel-record.tsx";
import type { Person } from "../../friends/people.ts";
import { PresenceMark } from "../../presence/presence-mark.tsx";
import { useStatus } from "../../presence/use-statuses.ts";

export interface ChatHeaderProps {
	readonly friend: Person;
	readonly as: "h1" | "h2";
	/** Only friends see the presence. */
	readonly isFriend: boolean;
	readonly before?: ReactNode;
	readonly after?: ReactNode;
}

export function ChatHeader({
	friend: { userId, username, avatarUrl },
	as: Heading,
	isFriend,
	before,
	after,
}: ChatHeaderProps) {
	return (
		<header className="flex shrink-0 items-center gap-1 border-b border-line px-2 py-1.5">
			{before}
			<Link
				to="/user/$userId"
				params={{ userId }}
				className="flex min-w-0 grow items-center gap-3 rounded-md p-1 -outline-offset-3"
			>
				<Avatar username={username} url={avatarUrl} className="grid size-10" />
				<span className="min-w-0 grow">
					<span className="flex min-w-0 items-center gap-1.5">
						<Heading className="truncate text-lg leading-tight">
							<bdi>{username}</bdi>
						</Heading>
						{isFriend && <DuelRecord userId={userId} username={username} />}
					</span>
					{isFriend && <FriendPresence userId={userId} />}
				</span>
			</Link>
			{after}
		</header>
	);
}

function FriendPresence({ userId }: { userId: string }) {
	return <PresenceMark presence={useStatus(userId)} isShort className="max-w-full truncate leading-tight" />;
}

export const HEADER_BUTTON =
	"press grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-muted -outline-offset-3 hover:bg-sunk hover:text-ink";
