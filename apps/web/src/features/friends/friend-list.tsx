import { usernameKey } from "@hilo/rules/users/keys";
import {
	type RefObject,
	startTransition,
	useDeferredValue,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { SearchField } from "../../ui/search-field.tsx";
import { Section } from "../../ui/section.tsx";
import { useStatuses } from "../presence/use-statuses.ts";
import { FriendRow } from "./friend-row.tsx";
import { byName, type Friend } from "./people.ts";

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

/** Rows rendered first, and at least added at a time. */
const STEP = 40;
/** Rows up to this distance below the screen are rendered, in pixels. */
const AHEAD = 1200;

/**
 * Returns how many rows of a long list to render. They are never removed again.
 * `rest` is for a spacer below them, as high as the rows that are not rendered.
 */
function useRowsInReach(
	total: number,
	rowHeight: number,
): { readonly count: number; readonly rest: RefObject<HTMLLIElement | null> } {
	const rest = useRef<HTMLLIElement>(null);
	const [reached, reach] = useState(STEP);
	const count = Math.min(total, reached);
	useEffect(() => {
		const element = rest.current;
		if (!element) return;
		const look = () => {
			const missing = window.innerHeight + AHEAD - element.getBoundingClientRect().top;
			const rows = Math.ceil(missing / rowHeight);
			if (rows > 0) startTransition(() => reach((before) => before + Math.ceil(rows / STEP) * STEP));
		};
		const observer = new IntersectionObserver(look, { rootMargin: `${AHEAD}px` });
		observer.observe(element);
		return () => observer.disconnect();
		// Observes again after rows were added, to check whether they suffice.
	}, [rowHeight, count, total]);
	return { count, rest };
}
