import { usernameKey } from "@hilo/rules/users/keys";
import { useDeferredValue, useMemo, useState } from "react";
import { SearchField } from "../../ui/search-field.tsx";
import { Section } from "../../ui/section.tsx";
import { useStatuses } from "../presence/use-statuses.ts";
import { FriendRow } from "./friend-row.tsx";
import { byName, type Friend } from "./people.ts";
import { useRowsInReach } from "./use-rows-in-reach.ts";

const FILTER_FROM = 12;
const ROW_PX = 64;

export function FriendList({ friends }: { friends: readonly Friend[] }) {
	const [filter, setFilter] = useState("");
	const wanted = usernameKey(useDeferredValue(filter));
	const sorted = useMemo(() => friends.toSorted(byName), [friends]);
	const shown = useMemo(
		() => sorted.filter(({ username }) => usernameKey(username).includes(wanted)),
		[sorted, wanted],
	);
	const isFiltered = friends.length >= FILTER_FROM;
	return (
		<Section
			title="Friends"
			aside={<p className="text-lg text-muted tabular-nums">{friends.length.toLocaleString("en-US")}</p>}
		>
			{isFiltered && (
				<SearchField
					label="Filter friends"
					placeholder="Filter by name"
					className="mb-4"
					onInput={({ currentTarget }) => setFilter(currentTarget.value)}
				/>
			)}
			<p role="status" className={shown.length > 0 ? "sr-only" : "py-6 text-lg text-muted"}>
				{wanted && sayFound(shown.length)}
			</p>
			<Rows friends={shown} />
		</Section>
	);
}

function sayFound(count: number): string {
	if (count === 0) return "No friends match your search";
	return count === 1 ? "1 friend" : `${count} friends`;
}

function Rows({ friends }: { friends: readonly Friend[] }) {
	const { count, rest } = useRowsInReach(friends.length, ROW_PX);
	const rows = friends.slice(0, count);
	const statuses = useStatuses(rows.map(({ userId }) => userId));
	return (
		<ul className="divide-y divide-line md:-mx-3">
			{rows.map((friend) => (
				<FriendRow key={friend.userId} friend={friend} presence={statuses.get(friend.userId)} />
			))}
			{count < friends.length && (
				<li ref={rest} aria-hidden="true" style={{ height: (friends.length - count) * ROW_PX }} />
			)}
		</ul>
	);
}
