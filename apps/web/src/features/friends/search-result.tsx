import { useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { Button } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Face } from "./face.tsx";
import type { Standing } from "./people.ts";
import { type Deed, useFriendDeeds } from "./use-friend-deeds.ts";

type FoundUser = Outputs["profiles"]["search"][number];

interface ResultButton {
	readonly text: string;
	readonly icon?: IconName;
	/** What a press does; nothing where there is nothing to do. */
	readonly deed?: Deed;
}

/** The documented texts (platform.md, section 2), and two for those who asked first or are blocked. */
const BUTTONS: Readonly<Partial<Record<Standing, ResultButton>>> = {
	none: { text: "Add Friend", deed: "request" },
	requested: { text: "Request Sent", icon: "check" },
	friends: { text: "Already Friends", icon: "check" },
	"asked-you": { text: "Accept", deed: "accept" },
	blocked: { text: "Unblock", deed: "unblock" },
};

/** A player whom the search has found. */
export function SearchResult({ user }: { user: FoundUser }) {
	const act = useFriendDeeds();
	const standing = useListedStanding(user);
	const [wasPressed, setPressed] = useState(false);
	const { id, username, avatarUrl } = user;
	const person = { userId: id, username, avatarUrl };
	const button = BUTTONS[standing];
	const deed = button?.deed;
	return (
		<li className="flex min-h-16 flex-wrap items-center justify-end gap-x-3 gap-y-2 py-2">
			<Face person={person} size="size-10" className="basis-40" />
			{button && (
				<Button
					small
					kind={deed === "accept" ? "accent" : "quiet"}
					aria-label={`${button.text}: ${username}`}
					// One that was just pressed keeps the focus, which a disabled one would lose.
					disabled={!deed && !wasPressed}
					aria-disabled={!deed || undefined}
					onClick={() => {
						setPressed(true);
						if (deed) act(deed, person);
					}}
				>
					{button.icon && <Icon name={button.icon} className="size-4 stroke-4" />}
					{button.text}
				</Button>
			)}
		</li>
	);
}

/** How they stand to each other, by the lists, which are newer than what the search has found. */
function useListedStanding({ id, isFriend, hasSentRequest }: FoundUser): Standing {
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
