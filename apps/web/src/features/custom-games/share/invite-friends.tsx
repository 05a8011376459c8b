import { type ReactNode, useState } from "react";
import { lazyPart } from "../../../platform/lazy-part.tsx";
import type { Person } from "../../friends/people.tsx";
import { FriendEntries, type FriendEntry } from "../../friends/person-menu.tsx";

const InviteDialog = lazyPart(() => import("./invite-dialog.tsx"), "InviteDialog");

/** Adds "Invite to a game" to the friends' menus inside. */
export function InviteFriends({ children }: { children: ReactNode }) {
	const [friend, invite] = useState<Person | null>(null);
	const [entries] = useState<readonly FriendEntry[]>([{ text: "Invite to a game", choose: invite }]);
	return (
		<FriendEntries value={entries}>
			{children}
			{friend && <InviteDialog friend={friend} onClose={() => invite(null)} />}
		</FriendEntries>
	);
}
