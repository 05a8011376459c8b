import { ACCOUNTS_ERRORS } from "@hilo/rules/accounts/accounts.errors";
import { Link } from "@tanstack/react-router";
import { isNotFound } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { MENU_ENTRY } from "../../../ui/more-menu.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ChallengeLink } from "../../friends/challenge-link.tsx";
import { PersonMenu } from "../../friends/person-menu.tsx";
import { ChatHeader, type ChatHeaderProps } from "./chat-header.tsx";
import { ChatFailure, Conversation, type ConversationProps, NOTICE } from "./conversation.tsx";
import { NotFriends } from "./not-friends.tsx";

type ChatViewProps = Omit<ChatHeaderProps, "friend" | "isFriend"> &
	Omit<ConversationProps, "friend"> & { readonly userId: string };

/** The user is looked up among the friends, then among all players. */
export function ChatView({ playerId, userId, as: Heading, takesFocus, before, after }: ChatViewProps) {
	const friends = trpc.friends.list.useQuery();
	const friend = friends.data?.find((each) => each.userId === userId);
	const isStranger = friends.data !== undefined && friend === undefined;
	const profile = trpc.profiles.get.useQuery({ userId }, { enabled: isStranger });
	if (friend)
		return (
			<>
				<ChatHeader
					friend={friend}
					as={Heading}
					isFriend
					before={before}
					after={
						<>
							{/* In the narrow dock the challenge is in the menu. */}
							{Heading === "h1" && <ChallengeLink person={friend} />}
							<PersonMenu person={friend} friendshipStatus="friends">
								<Link to="/user/$userId" params={{ userId }} role="menuitem" className={MENU_ENTRY}>
									See profile
								</Link>
								{Heading === "h2" && (
									<Link to="/duel/new" search={{ to: userId }} role="menuitem" className={MENU_ENTRY}>
										Challenge
									</Link>
								)}
							</PersonMenu>
							{after}
						</>
					}
				/>
				<Conversation playerId={playerId} friend={friend} takesFocus={takesFocus} />
			</>
		);
	if (isStranger && profile.data)
		return (
			<>
				<ChatHeader friend={profile.data} as={Heading} isFriend={false} before={before} after={after} />
				<NotFriends playerId={playerId} person={profile.data} />
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
					<ChatFailure error={error} onRetry={refetch} />
				)}
			</div>
		</>
	);
}
