import { Link } from "@tanstack/react-router";
import { trpc } from "../../platform/api/trpc.ts";
import { LinkButton } from "../../ui/button.tsx";
import { MENU_ENTRY } from "../../ui/more-menu.tsx";
import { FriendshipButton } from "./friendship-button.tsx";
import type { Person } from "./people.ts";
import { PersonMenu } from "./person-menu.tsx";
import { useFriendActions } from "./use-friend-actions.ts";
import { useFriendsPoll } from "./use-friends-poll.ts";

interface ProfileActionsProps {
	person: Person;
	className?: string;
}

export function ProfileActions({ person, className = "" }: ProfileActionsProps) {
	const { userId } = person;
	const { data } = trpc.friends.status.useQuery({ userId }, { refetchInterval: useFriendsPoll() });
	const act = useFriendActions();
	if (!data || data.friendshipStatus === "oneself") return null;
	const { friendshipStatus } = data;
	return (
		<div className={`flex flex-wrap items-center gap-2 md:gap-3 ${className}`}>
			<FriendshipButton friendshipStatus={friendshipStatus} person={person} />
			{friendshipStatus === "friends" && (
				<LinkButton to="/duel/new" search={{ to: userId }} className="max-md:px-4">
					Challenge
				</LinkButton>
			)}
			{/* Removing a friend is the button's action. */}
			<PersonMenu
				person={person}
				friendshipStatus={friendshipStatus === "friends" ? "none" : friendshipStatus}
				className="size-12"
			>
				{friendshipStatus === "friends" && (
					<Link to="/messages/$userId" params={{ userId }} role="menuitem" className={MENU_ENTRY}>
						Message
					</Link>
				)}
				{friendshipStatus === "requested" && (
					<button
						type="button"
						role="menuitem"
						className={MENU_ENTRY}
						onClick={() => act("withdraw", person)}
					>
						Withdraw request
					</button>
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
