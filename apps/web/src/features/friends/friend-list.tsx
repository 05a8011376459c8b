import { usernameKey } from "@hilo/rules/users/keys";
import {
	memo,
	type RefObject,
	startTransition,
	useDeferredValue,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { count } from "../../platform/count.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Section } from "../../ui/section.tsx";
import type { Presence } from "../presence/presence.ts";
import { PresenceMark } from "../presence/presence-mark.tsx";
import { useStatuses } from "../presence/use-statuses.ts";
import { ChallengeLink } from "./challenge-link.tsx";
import { MessageLink } from "./chat-link.tsx";
import { byName, type Friend } from "./people.ts";
import { PersonLink } from "./person-link.tsx";
import { PersonMenu } from "./person-menu.tsx";

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
				{wanted && resultText(shown.length)}
			</p>
			<Rows friends={shown} />
		</Section>
	);
}

function resultText(found: number): string {
	if (found === 0) return "No friends match your search";
	return count(found, "friend");
}

function Rows({ friends }: { friends: readonly Friend[] }) {
	const { rendered, rest } = useRowsInReach(friends.length, ROW_PX);
	const rows = friends.slice(0, rendered);
	const statuses = useStatuses(rows.map(({ userId }) => userId));
	return (
		<ul className="divide-y divide-line md:-mx-3">
			{rows.map((friend) => (
				<FriendRow key={friend.userId} friend={friend} presence={statuses.get(friend.userId)} />
			))}
			{rendered < friends.length && (
				<li ref={rest} aria-hidden="true" style={{ height: (friends.length - rendered) * ROW_PX }} />
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
): { readonly rendered: number; readonly rest: RefObject<HTMLLIElement | null> } {
	const rest = useRef<HTMLLIElement>(null);
	const [reached, reach] = useState(STEP);
	const rendered = Math.min(total, reached);
	useEffect(() => {
		const element = rest.current;
		if (!element) return;
		const renderMore = () => {
			const missing = window.innerHeight + AHEAD - element.getBoundingClientRect().top;
			const rows = Math.ceil(missing / rowHeight);
			if (rows > 0) startTransition(() => reach((before) => before + Math.ceil(rows / STEP) * STEP));
		};
		const observer = new IntersectionObserver(renderMore, { rootMargin: `${AHEAD}px` });
		observer.observe(element);
		return () => observer.disconnect();
		// Observes again after rows were added, to check whether they suffice.
	}, [rowHeight, rendered, total]);
	return { rendered, rest };
}

interface FriendRowProps {
	friend: Friend;
	presence: Presence | undefined;
}

const FriendRow = memo(function FriendRow({ friend, presence }: FriendRowProps) {
	return (
		<li className="flex min-h-16 items-center gap-1 py-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] hover:bg-raise md:px-3">
			<PersonLink person={friend} className="[&_a]:-outline-offset-3">
				<PresenceMark presence={presence} />
			</PersonLink>
			<MessageLink friend={friend} />
			<ChallengeLink
				person={friend}
				className="press grid size-11 shrink-0 place-items-center rounded-md -outline-offset-3 hover:bg-sunk"
			/>
			<PersonMenu person={friend} friendshipStatus="friends" className="-outline-offset-3" />
		</li>
	);
});
