import { ACCOUNTS_ERRORS } from "@hilo/rules/accounts/accounts.errors";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isNotFound } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { ICON_BUTTON, LinkButton } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { DuelRecord } from "../../friends/duel-record.tsx";
import { ChallengeLink } from "../../friends/people.tsx";
import { FriendMenu } from "../../friends/person-menu.tsx";
import { PresenceMark } from "../../presence/presence-mark.tsx";
import { useStatus } from "../../presence/use-statuses.ts";
import { ChatFailure, Conversation, NOTICE, NotFriends } from "./conversation.tsx";

interface ChatViewProps {
	readonly playerId: string;
	readonly userId: string;
	/** A page's heading, or one in the dock. */
	readonly as: "h1" | "h2";
	/** Whether the field for messages takes the focus. */
	readonly takesFocus: boolean;
	/** Shown at the start and the end of the header. */
	readonly before?: ReactNode;
	readonly after?: ReactNode;
}

/** The user is looked up among the friends, then among all players. */
export function ChatView({ playerId, userId, as: Heading, takesFocus, before, after }: ChatViewProps) {
	const friends = trpc.friends.list.useQuery();
	const friend = friends.data?.find((each) => each.userId === userId);
	const isStranger = friends.data !== undefined && friend === undefined;
	const profile = trpc.profiles.get.useQuery({ userId }, { enabled: isStranger });
	const person = isStranger ? profile.data : friend;
	if (person)
		return (
			<>
				<header className="flex shrink-0 items-center gap-1 border-b border-line px-2 py-1.5">
					{before}
					<Link
						to="/user/$userId"
						params={{ userId }}
						className="flex min-w-0 grow items-center gap-3 rounded-md p-1 -outline-offset-3"
					>
						<Avatar username={person.username} url={person.avatarUrl} className="grid size-10" />
						<span className="min-w-0 grow">
							<span className="flex min-w-0 items-center gap-1.5">
								<Heading className="truncate text-lg leading-tight">
									<bdi>{person.username}</bdi>
								</Heading>
								{friend && <DuelRecord userId={userId} username={friend.username} />}
							</span>
							{friend && <FriendPresence userId={userId} />}
						</span>
					</Link>
					{friend && Heading === "h1" && <ChallengeLink person={friend} />}
					{friend && <FriendMenu friend={friend} />}
					{after}
				</header>
				{friend ? (
					<Conversation playerId={playerId} friend={friend} takesFocus={takesFocus} />
				) : (
					<NotFriends playerId={playerId} person={person} />
				)}
			</>
		);
	const { error, refetch } = isStranger ? profile : friends;
	return (
		<>
			<header className="flex min-h-14 shrink-0 items-center justify-between px-2">
				<span>{before}</span>
				{after}
			</header>
			<div className={NOTICE}>
				{!error ? (
					<Spinner />
				) : isStranger && isNotFound(error) ? (
					<>
						<Heading className="text-3xl">{ACCOUNTS_ERRORS["accounts/user-not-found"].message}</Heading>
						<LinkButton to="/messages" kind="quiet">
							See your chats
						</LinkButton>
					</>
				) : (
					<>
						<Heading className="text-3xl">Chat</Heading>
						<ChatFailure error={error} onRetry={refetch} />
					</>
				)}
			</div>
		</>
	);
}

/** Only friends see it. */
function FriendPresence({ userId }: { userId: string }) {
	return <PresenceMark presence={useStatus(userId)} isShort className="max-w-full truncate leading-tight" />;
}

export const HEADER_BUTTON = `${ICON_BUTTON} shrink-0 -outline-offset-3 hover:bg-sunk`;
