import { usernameKey } from "@hilo/rules/accounts/validators";
import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { count } from "../../platform/count.ts";
import type { Me } from "../../platform/session.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Section } from "../../ui/section.tsx";
import { type Presence, PresenceMark } from "../presence/presence-mark.tsx";
import { useStatuses } from "../presence/use-statuses.ts";
import { MessageLink } from "./chat-link.tsx";
import { type DuelRecordView, RecordChip, useFriendRecords } from "./duel-record.tsx";
import { NoOpponent } from "./no-opponent.tsx";
import { byName, ChallengeLink, type Friend, PersonLink } from "./people.tsx";
import { FriendMenu } from "./person-menu.tsx";

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
		<li className="row-near-screen flex items-center gap-1 py-2 hover:bg-raise md:px-3">
			<PersonLink person={friend} className="[&_a]:-outline-offset-3">
				<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<PresenceMark presence={presence} isShort />
					{record && <RecordChip record={record} username={friend.username} />}
				</span>
			</PersonLink>
			<ChallengeLink person={friend} className="ml-1 max-[30rem]:hidden" />
			<MessageLink friend={friend} />
			<FriendMenu friend={friend} className="-outline-offset-3" />
		</li>
	);
});

/** In place of an empty list of friends. */
export function NoFriends({ me, onSearch }: { me: Me; onSearch: () => void }) {
	return (
		<NoOpponent
			me={me}
			title="Find someone to beat"
			action={<Button onClick={onSearch}>Search for players</Button>}
		>
			Add a friend to see when they're online, chat, and settle who is better.
		</NoOpponent>
	);
}

/** Rows rendered first, and added at least. */
const STEP = 50;
/** Rows up to this distance below the screen are rendered, in pixels. */
const AHEAD = 1200;
/** The height of a row. */
const ROW_PX = 64;

/**
 * Returns how many rows of a long list to render. They are never removed again.
 * `end` is for an element below them while there are others.
 */
export function useRowsInReach(total: number): {
	readonly rendered: number;
	readonly end: RefObject<HTMLLIElement | null>;
} {
	const end = useRef<HTMLLIElement>(null);
	const [rendered, setRendered] = useState(STEP);
	useEffect(() => {
		if (rendered >= total || !end.current) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				const missing = innerHeight + AHEAD - entry.boundingClientRect.top;
				setRendered(rendered + Math.max(STEP, Math.ceil(missing / ROW_PX)));
			},
			{ rootMargin: `${AHEAD}px` },
		);
		observer.observe(end.current);
		return () => observer.disconnect();
	}, [rendered, total]);
	return { rendered, end };
}
