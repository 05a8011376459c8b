import { type ReactNode, useState } from "react";
import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { FriendEntries, type FriendEntry } from "../../friends/friend-entries.ts";
import type { Person } from "../../friends/people.ts";

const InviteDialog = lazyIsland(
	() => import("./invite-dialog.tsx"),
	(module) => module.InviteDialog,
);

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
