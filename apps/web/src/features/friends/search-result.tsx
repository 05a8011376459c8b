import { useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { Button } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Face } from "./face.tsx";
import type { FriendshipStatus } from "./people.ts";
import { type FriendAction, useFriendActions } from "./use-friend-actions.ts";

type FoundUser = Outputs["profiles"]["search"][number];

interface ResultButton {
	readonly text: string;
	readonly icon?: IconName;
	readonly action?: FriendAction;
}

const BUTTONS: Readonly<Partial<Record<FriendshipStatus, ResultButton>>> = {
	none: { text: "Add Friend", action: "request" },
	requested: { text: "Request Sent", icon: "check" },
	friends: { text: "Already Friends", icon: "check" },
	"asked-you": { text: "Accept", action: "accept" },
	blocked: { text: "Unblock", action: "unblock" },
};

export function SearchResult({ user }: { user: FoundUser }) {
	const act = useFriendActions();
	const friendshipStatus = useListedStatus(user);
	const [wasPressed, setPressed] = useState(false);
	const { id, username, avatarUrl } = user;
	const person = { userId: id, username, avatarUrl };
	const button = BUTTONS[friendshipStatus];
	const action = button?.action;
	return (
		<li className="flex min-h-16 flex-wrap items-center justify-end gap-x-3 gap-y-2 py-2">
			<Face person={person} size="size-10" className="basis-40" />
			{button && (
				<Button
					small
					kind={action === "accept" ? "accent" : "quiet"}
					aria-label={`${button.text}: ${username}`}
					// A pressed button keeps the focus, which a disabled one would lose.
					disabled={!action && !wasPressed}
					aria-disabled={!action || undefined}
					onClick={() => {
						setPressed(true);
						if (action) act(action, person);
					}}
				>
					{button.icon && <Icon name={button.icon} className="size-4 stroke-4" />}
					{button.text}
				</Button>
			)}
		</li>
	);
}

/** Reads the status from the lists, which are newer than the search result. */
function useListedStatus({ id, isFriend, hasSentRequest }: FoundUser): FriendshipStatus {
	const { data: friends } = trpc.friends.list.useQuery();
	const { data: requests } = trpc.friends.requests.useQuery();
	const { data: blocked } = trpc.friends.blocked.useQuery();
	const has = (rows: readonly { readonly userId: string }[] | undefined) =>
		rows?.some(({ userId }) => userId === id);
	if (has(blocked)) return "blocked";
	if (has(friends) ?? isFriend) return "friends";
	if (has(requests?.incoming)) return "asked-you";
	return (has(requests?.sent) ?? hasSentRequest) ? "requested" : "none";
}
