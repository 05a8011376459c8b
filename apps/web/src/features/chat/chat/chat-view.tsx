import { ACCOUNTS_ERRORS } from "@hilo/rules/accounts/accounts.errors";
import { Link } from "@tanstack/react-router";
import type { ReactNode, Ref } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Friend } from "../model/friend.ts";
import { ChatHead, HEAD_BUTTON } from "./chat-head.tsx";
import { ChatMenu } from "./chat-menu.tsx";
import { Conversation } from "./conversation.tsx";
import { NoFriend } from "./no-friend.tsx";
import { usePartner } from "./person.ts";

interface ChatViewProps {
	readonly playerId: string;
	readonly userId: string;
	readonly as: "h1" | "h2";
	readonly field: Ref<HTMLTextAreaElement>;
	readonly before?: ReactNode;
	readonly after?: ReactNode;
}

export function ChatView({ playerId, userId, as: Heading, field, before, after }: ChatViewProps) {
	const partner = usePartner(userId);
	switch (partner.kind) {
		case "friend":
			return (
				<>
					<ChatHead
						friend={partner.person}
						as={Heading}
						isFriend
						before={before}
						after={
							<>
								{/* In the narrow dock the challenge is in the menu. */}
								{Heading === "h1" && <ChallengeLink friend={partner.person} />}
								<ChatMenu person={partner.person} hasChallenge={Heading === "h2"} />
								{after}
							</>
						}
					/>
					<Conversation playerId={playerId} friend={partner.person} field={field} />
				</>
			);
		case "other":
			return (
				<>
					<ChatHead friend={partner.person} as={Heading} isFriend={false} before={before} after={after} />
					<NoFriend playerId={playerId} person={partner.person} />
				</>
			);
		case "waiting":
			return (
				<Bare before={before} after={after}>
					<Spinner />
				</Bare>
			);
		case "nobody":
			return (
				<Bare before={before} after={after}>
					<Heading className="text-3xl">{ACCOUNTS_ERRORS["accounts/user-not-found"].message}</Heading>
					<LinkButton to="/messages" kind="quiet">
						See your chats
					</LinkButton>
				</Bare>
			);
		case "failed":
			return (
				<Bare before={before} after={after}>
					<p role="alert" className="font-bold text-wrong">
						{errorText(partner.error, "chat/open-failed")}
					</p>
					<Button onClick={partner.retry}>Retry</Button>
				</Bare>
			);
	}
}

function ChallengeLink({ friend: { userId, username } }: { friend: Pick<Friend, "userId" | "username"> }) {
	return (
		<Link
			to="/duel/new"
			search={{ to: userId }}
			aria-label={`Challenge ${username}`}
			title="Challenge"
			className={HEAD_BUTTON}
		>
			<Icon name="duel" />
		</Link>
	);
}

function Bare({ before, after, children }: { before: ReactNode; after: ReactNode; children: ReactNode }) {
	return (
		<>
			<header className="flex min-h-14 shrink-0 items-center justify-between px-2">
				<span>{before}</span>
				{after}
			</header>
			<div className="grid grow place-content-center justify-items-center gap-4 p-4 text-center">
				{children}
			</div>
		</>
	);
}
