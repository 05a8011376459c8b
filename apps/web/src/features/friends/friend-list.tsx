import { usernameKey } from "@hilo/rules/accounts/validators";
import type { DuelRecordView } from "@hilo/rules/duels/duels.views";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { count } from "../../platform/count.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Section } from "../../ui/section.tsx";
import type { Presence } from "../presence/presence.ts";
import { PresenceMark } from "../presence/presence-mark.tsx";
import { useStatuses } from "../presence/use-statuses.ts";
import { ChallengeLink } from "./challenge-link.tsx";
import { MessageLink } from "./chat-link.tsx";
import { RecordChip, useFriendRecords } from "./duel-record.tsx";
import { byName, type Friend } from "./people.ts";
import { PersonLink } from "./person-link.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { ROW_PX, useRowsInReach } from "./use-rows-in-reach.ts";

const FILTER_FROM = 12;

export function FriendList({ friends }: { friends: readonly Friend[] }) {
	const [filter, setFilter] = useState("");
	const wanted = usernameKey(useDeferredValue(filter));
	const sorted = useMemo(() => friends.toSorted(byName), [friends]);
	const shown = sorted.filter(({ username }) => usernameKey(username).includes(wanted));
	return (
		<Section
			title="Friends"
			aside={<p className="text-lg text-muted tabular-nums">{friends.length.toLocaleString("en-US")}</p>}
		>
			{friends.length >= FILTER_FROM && (
				<SearchField
					label="Filter friends"
					placeholder="Filter by name"
					className="mb-4"
					onInput={({ currentTarget }) => setFilter(currentTarget.value)}
				/>
			)}
			<p role="status" className={shown.length > 0 ? "sr-only" : "py-6 text-lg text-muted"}>
				{wanted && (shown.length === 0 ? "No friends match your search" : count(shown.length, "friend"))}
			</p>
			<Rows friends={shown} />
		</Section>
	);
}

function Rows({ friends }: { friends: readonly Friend[] }) {
	const { rendered, end } = useRowsInReach(friends.length);
	const rows = friends.slice(0, rendered);
	const statuses = useStatuses(rows.map(({ userId }) => userId));
	const recordOf = useFriendRecords();
	return (
		<ul className="divide-y divide-line md:-mx-3">
			{rows.map((friend) => (
				<FriendRow
					key={friend.userId}
					friend={friend}
					presence={statuses.get(friend.userId)}
					record={recordOf(friend.userId)}
				/>
			))}
			{rendered < friends.length && (
				<li ref={end} aria-hidden="true" style={{ height: (friends.length - rendered) * ROW_PX }} />
			)}
		</ul>
	);
}

interface FriendRowProps {
	friend: Friend;
	presence: Presence | undefined;
	/** Undefined before their first duel. */
	record: DuelRecordView | undefined;
}

const FriendRow = memo(function FriendRow({ friend, presence, record }: FriendRowProps) {
	return (
		<li className="flex min-h-16 items-center gap-1 py-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] hover:bg-raise md:px-3">
			<PersonLink person={friend} className="[&_a]:-outline-offset-3">
				<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<PresenceMark presence={presence} isShort />
					{record && <RecordChip record={record} username={friend.username} />}
				</span>
			</PersonLink>
			<ChallengeLink person={friend} className="ml-1" />
			<MessageLink friend={friend} />
			<PersonMenu person={friend} friendshipStatus="friends" className="-outline-offset-3" />
		</li>
	);
});
