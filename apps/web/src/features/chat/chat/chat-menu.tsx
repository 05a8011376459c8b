import { Link } from "@tanstack/react-router";
import { MENU_ENTRY } from "../../../ui/more-menu.tsx";
import { PersonMenu } from "../../friends/person-menu.tsx";
import type { Friend } from "../model/friend.ts";

interface ChatMenuProps {
	readonly person: Pick<Friend, "userId" | "username" | "avatarUrl">;
	readonly hasChallenge: boolean;
}

export function ChatMenu({ person, hasChallenge }: ChatMenuProps) {
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
