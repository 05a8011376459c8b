import { Link } from "@tanstack/react-router";
import { trpc } from "../../platform/api/trpc.ts";
import { Button, buttonClass, LinkButton } from "../../ui/button.tsx";
import { MENU_ENTRY, MenuButton } from "../../ui/menu.tsx";
import { ChatLink } from "./chat-link.tsx";
import { type FriendshipStatus, type Person, useFriendsPoll } from "./people.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { type FriendAction, useFriendActions } from "./use-friend-actions.ts";

interface Look {
	readonly text: string;
	readonly kind: "accent" | "quiet";
	/** Null for a status that only the other player can change. */
	readonly action: FriendAction | null;
}

const LOOKS: Readonly<Partial<Record<FriendshipStatus, Look>>> = {
	none: { text: "Add Friend", kind: "accent", action: "request" },
	requested: { text: "Friend Request Sent", kind: "quiet", action: null },
	"asked-you": { text: "Accept", kind: "accent", action: "accept" },
	blocked: { text: "Unblock", kind: "quiet", action: "unblock" },
};

export function ProfileActions({ person, className = "" }: { person: Person; className?: string }) {
	const { userId } = person;
	const { data } = trpc.friends.status.useQuery({ userId }, { refetchInterval: useFriendsPoll() });
	const changeFriendship = useFriendActions();
	if (!data) return null;
	const { friendshipStatus } = data;
	const look = LOOKS[friendshipStatus];
	const isFriend = friendshipStatus === "friends";
	const mayBeAsked = friendshipStatus === "none" || friendshipStatus === "requested";
	return (
		<div className={`flex flex-wrap items-center gap-2 md:gap-3 ${className}`}>
			{friendshipStatus === "asked-you" && (
				<p className="w-full font-bold wrap-anywhere">
					<bdi>{person.username}</bdi> wants to be friends
				</p>
			)}
			{/* The same element for every status, so that it keeps the focus. A friend is removed in the menu. */}
			{look && (
				<Button
					kind={look.kind}
					isOff={!look.action}
					className="max-md:px-4"
					onClick={() => look.action && changeFriendship(look.action, person)}
				>
					{look.text}
				</Button>
			)}
			{friendshipStatus === "asked-you" && (
				<Button kind="quiet" onClick={() => changeFriendship("reject", person)}>
					Reject
				</Button>
			)}
			{isFriend && (
				<>
					<LinkButton to="/duel/new" search={{ to: userId }}>
						Challenge
					</LinkButton>
					<ChatLink userId={userId} className={buttonClass({ kind: "quiet" })}>
						Message
					</ChatLink>
				</>
			)}
			{mayBeAsked && (
				<LinkButton kind="quiet" to="/duel/new" className="max-md:px-3 max-md:text-base">
					Challenge by link
				</LinkButton>
			)}
			<PersonMenu person={person} friendshipStatus={friendshipStatus} className="size-12">
				{friendshipStatus === "requested" && (
					<MenuButton onClick={() => changeFriendship("withdraw", person)}>Withdraw request</MenuButton>
				)}
				<Link
					to="/profile"
					search={{ tab: "support", ticket: "new", about: `/user/${userId}` }}
					role="menuitem"
					className={MENU_ENTRY}
				>
					Contact support about this
				</Link>
			</PersonMenu>
		</div>
	);
}
