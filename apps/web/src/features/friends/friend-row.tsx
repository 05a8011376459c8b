import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { Presence } from "../presence/presence.ts";
import { PresenceMark } from "../presence/presence-mark.tsx";
import { MessageLink } from "./chat-link.tsx";
import { Face } from "./face.tsx";
import type { Friend, Person } from "./people.ts";
import { PersonMenu } from "./person-menu.tsx";

interface FriendRowProps {
	friend: Friend;
	presence: Presence | undefined;
}

export const FriendRow = memo(function FriendRow({ friend, presence }: FriendRowProps) {
	return (
		<li className="flex min-h-16 items-center gap-1 py-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] hover:bg-raise md:px-3">
			<Face person={friend} className="[&_a]:-outline-offset-3">
				<PresenceMark presence={presence} />
			</Face>
			<MessageLink friend={friend} />
			<ChallengeLink person={friend} />
			<PersonMenu person={friend} friendshipStatus="friends" className="-outline-offset-3" />
		</li>
	);
});

function ChallengeLink({ person: { userId, username } }: { person: Person }) {
	return (
		<Link
			to="/duel/new"
			search={{ to: userId }}
			aria-label={`Challenge ${username}`}
			title="Challenge"
			className="press grid size-11 shrink-0 place-items-center rounded-md -outline-offset-3 hover:bg-sunk"
		>
			<Icon name="duel" />
		</Link>
	);
}
