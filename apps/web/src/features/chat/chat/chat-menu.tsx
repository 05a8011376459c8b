import { Link } from "@tanstack/react-router";
import { MENU_ENTRY } from "../../../ui/more-menu.tsx";
import { PersonMenu } from "../../friends/person-menu.tsx";
import type { Friend } from "../model/friend.ts";

/** What can be done about the friend from within the chat. */
export function ChatMenu({ person }: { person: Pick<Friend, "userId" | "username" | "avatarUrl"> }) {
	return (
		<PersonMenu person={person} standing="friends">
			<Link to="/user/$userId" params={{ userId: person.userId }} role="menuitem" className={MENU_ENTRY}>
				See profile
			</Link>
		</PersonMenu>
	);
}
