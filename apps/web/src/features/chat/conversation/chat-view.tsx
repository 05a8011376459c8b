import { ACCOUNTS_ERRORS } from "@hilo/rules/accounts/accounts.errors";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isNotFound } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { MENU_ENTRY } from "../../../ui/more-menu.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ChallengeLink } from "../../friends/challenge-link.tsx";
import type { Person } from "../../friends/people.ts";
import { PersonMenu } from "../../friends/person-menu.tsx";
import { ChatHeader, HEADER_BUTTON } from "./chat-header.tsx";
import { ChatFailure, Conversation, NOTICE } from "./conversation.tsx";
import { NotFriends } from "./not-friends.tsx";

interface ChatViewProps {
	readonly playerId: string;
	readonly userId: string;
	readonly as: "h1" | "h2";
	/** Whether the message field takes the focus when the chat is opened. */
	readonly takesFocus: boolean;
	readonly before?: ReactNode;
	readonly after?: ReactNode;
}

export function ChatView({ playerId, userId, as: Heading, takesFocus, before, after }: ChatViewProps) {
	const partner = usePartner(userId);
	switch (partner.kind) {
		case "friend":
			return (
				<>
					<ChatHeader
						friend={partner.person}
						as={Heading}
						isFriend
						before={before}
						after={
							<>
								{/* In the narrow dock the challenge is in the menu. */}
								{Heading === "h1" && <ChallengeLink person={partner.person} className={HEADER_BUTTON} />}
								<ChatMenu person={partner.person} hasChallenge={Heading === "h2"} />
								{after}
							</>
						}
					/>
					<Conversation playerId={playerId} friend={partner.person} takesFocus={takesFocus} />
				</>
			);
		case "other":
			return (
				<>
					<ChatHeader friend={partner.person} as={Heading} isFriend={false} before={before} after={after} />
					<NotFriends playerId={playerId} person={partner.person} />
				</>
			);
		case "loading":
			return (
				<Notice before={before} after={after}>
					<Spinner />
				</Notice>
			);
		case "not-found":
			return (
				<Notice before={before} after={after}>
					<Heading className="text-3xl">{ACCOUNTS_ERRORS["accounts/user-not-found"].message}</Heading>
					<LinkButton to="/messages" kind="quiet">
						See your chats
					</LinkButton>
				</Notice>
			);
		case "failed":
			return (
				<Notice before={before} after={after}>
					<ChatFailure error={partner.error} onRetry={partner.retry} />
				</Notice>
			);
	}
}

interface ChatMenuProps {
	readonly person: Person;
	readonly hasChallenge: boolean;
}

function ChatMenu({ person, hasChallenge }: ChatMenuProps) {
	return (
		<PersonMenu person={person} friendshipStatus="friends">
			<Link to="/user/$userId" params={{ userId: person.userId }} role="menuitem" className={MENU_ENTRY}>
				See profile
			</Link>
			{hasChallenge && (
				<Link to="/duel/new" search={{ to: person.userId }} role="menuitem" className={MENU_ENTRY}>
					Challenge
				</Link>
			)}
		</PersonMenu>
	);
}

function Notice({ before, after, children }: { before: ReactNode; after: ReactNode; children: ReactNode }) {
	return (
		<>
			<header className="flex min-h-14 shrink-0 items-center justify-between px-2">
				<span>{before}</span>
				{after}
			</header>
			<div className={NOTICE}>{children}</div>
		</>
	);
}

type Partner =
	| { readonly kind: "friend" | "other"; readonly person: Person }
	| { readonly kind: "not-found" | "loading" }
	| { readonly kind: "failed"; readonly error: unknown; retry(): void };

/** Looks a user up among the friends, then among all players. */
function usePartner(userId: string): Partner {
	const friends = trpc.friends.list.useQuery();
	const friend = friends.data?.find((each) => each.userId === userId);
	const isStranger = friends.data !== undefined && friend === undefined;
	const profile = trpc.profiles.get.useQuery({ userId }, { enabled: isStranger });
	if (friend) return { kind: "friend", person: friend };
	if (isStranger && profile.data) return { kind: "other", person: profile.data };
	const { error, refetch } = isStranger ? profile : friends;
	if (!error) return { kind: "loading" };
	if (isStranger && isNotFound(error)) return { kind: "not-found" };
	return { kind: "failed", error, retry: refetch };
}
