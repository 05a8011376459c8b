import { Link } from "@tanstack/react-router";
import { Section } from "../../ui/section.tsx";
import { useFriendRecords } from "../friends/duel-record.tsx";
import { byName, ChallengeLink, type Friend } from "../friends/people.tsx";
import { FriendMenu } from "../friends/person-menu.tsx";
import { isOnline } from "../presence/presence-mark.tsx";
import { useStatuses } from "../presence/use-statuses.ts";
import { ChatRow, useLatest } from "./chat-row.tsx";

const MAX_SHOWN = 10;

/** What shows a row's focus has the corners of the list, which would cut it off. */
const ROUND_FOCUS =
	"[&>:first-child_[data-chat]]:after:rounded-t-xl [&>:last-child_[data-chat]]:after:rounded-b-xl";

/** The friends to talk to or to challenge now: with the last message, and who is online. */
export function FriendChats({ friends }: { friends: readonly Friend[] }) {
	const statuses = useStatuses(friends.map(({ userId }) => userId));
	const latestOf = useLatest();
	const recordOf = useFriendRecords();
	const online = friends.filter(({ userId }) => isOnline(statuses.get(userId))).length;
	const placeOf = ({ userId, unreadMessages }: Friend) =>
		unreadMessages > 0 ? 0 : isOnline(statuses.get(userId)) ? 1 : 2;
	const timeOf = ({ userId }: Friend) => Date.parse(latestOf(userId)?.timestamp ?? "") || 0;
	// First those with unread messages, then those who are online, each by the last message and the name.
	const sorted = friends.toSorted((a, b) => placeOf(a) - placeOf(b) || timeOf(b) - timeOf(a) || byName(a, b));
	return (
		<Section
			title="Friends"
			aside={<p className="text-lg text-muted tabular-nums">{online > 0 ? `${online} online` : ""}</p>}
		>
			<ul className={`divide-y divide-line overflow-hidden rounded-xl bg-raise shadow-card ${ROUND_FOCUS}`}>
				{sorted.slice(0, MAX_SHOWN).map((friend) => (
					<ChatRow
						key={friend.userId}
						friend={friend}
						presence={statuses.get(friend.userId)}
						latest={latestOf(friend.userId)}
						record={recordOf(friend.userId)}
					>
						<ChallengeLink person={friend} className="ml-2 max-[30rem]:hidden" />
						<FriendMenu friend={friend} className="max-[30rem]:-mr-2" />
					</ChatRow>
				))}
			</ul>
			{friends.length > MAX_SHOWN && (
				<Link to="/profile" search={{ tab: "friends" }} className="link mt-3 inline-block py-2">
					All {friends.length} friends
				</Link>
			)}
		</Section>
	);
}
