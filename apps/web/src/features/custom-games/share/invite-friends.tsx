import { lazy, type ReactNode, useState } from "react";
import { LazyPart } from "../../../platform/lazy-part.tsx";
import type { Person } from "../../friends/people.tsx";
import { FriendEntries, type FriendEntry } from "../../friends/person-menu.tsx";

const InviteDialog = lazy(async () => ({ default: (await import("./invite-dialog.tsx")).InviteDialog }));

/** Adds "Invite to a game" to the friends' menus inside. */
export function InviteFriends({ children }: { children: ReactNode }) {
	const [friend, invite] = useState<Person | null>(null);
	const [entries] = useState<readonly FriendEntry[]>([{ text: "Invite to a game", choose: invite }]);
	return (
		<FriendEntries value={entries}>
			{children}
			{friend && (
				<LazyPart>
					<InviteDialog friend={friend} onClose={() => invite(null)} />
				</LazyPart>
			)}
		</FriendEntries>
	);
}
