import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { Failure } from "../../../platform/failure.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useFriendsPoll } from "../../friends/use-friends-poll.ts";
import { useStatuses } from "../../presence/use-statuses.ts";
import { byUnread, type Friend, matching } from "../model/friend.ts";
import { ChatArt } from "./chat-art.tsx";
import { FriendRow } from "./friend-row.tsx";

/** This many friends are rendered first, and again each time the end of the list comes near. */
const STEP = 50;

/** @param shown the user whose chat is open beside the list */
export function ChatList({ shown }: { shown?: string | undefined }) {
	const refetchInterval = useFriendsPoll();
	const { data, error, refetch } = trpc.friends.list.useQuery(undefined, { refetchInterval });
	const [search, setSearch] = useState("");
	const id = useId();
	if (!data && error)
		return (
			<div className="grid justify-items-start gap-3 p-4">
				<Failure error={error} />
				<Button kind="quiet" onClick={() => refetch()}>
					Retry
				</Button>
			</div>
		);
	if (!data) return <Skeleton count={6} className="h-12" list="grid gap-3 p-4" />;
	return (
		<>
			{data.length > 0 && (
				<div className="px-4 py-3">
					<label htmlFor={id} className="sr-only">
						Search friends
					</label>
					<input
						id={id}
						type="search"
						value={search}
						placeholder="Search by username..."
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						className="min-h-11 w-full rounded-full border-2 border-edge bg-paper px-4 text-base outline-none placeholder:text-muted focus:border-ink"
						onChange={({ target }) => setSearch(target.value)}
					/>
				</div>
			)}
			<Friends friends={data} search={search} shown={shown} />
			<div className="shrink-0 border-t border-line p-3">
				<LinkButton
					to="/profile"
					search={{ tab: "friends" }}
					kind={data.length === 0 ? "accent" : "quiet"}
					wide
				>
					Add New Friends
				</LinkButton>
			</div>
		</>
	);
}

interface FriendsProps {
	readonly friends: readonly Friend[];
	readonly search: string;
	readonly shown: string | undefined;
}

function Friends({ friends, search, shown }: FriendsProps) {
	const found = byUnread(matching(friends, useDeferredValue(search)));
	const [count, setCount] = useState(STEP);
	const rows = found.slice(0, count);
	const statuses = useStatuses(rows.map(({ userId }) => userId));
	if (rows.length === 0)
		return (
			<div className="grid min-h-0 grow place-content-center justify-items-center gap-5 overflow-y-auto p-6 text-center">
				{/* On wide screens the picture is beside the list. */}
				{friends.length === 0 && (
					<span className="lg:hidden">
						<ChatArt />
					</span>
				)}
				<p role="status" className="text-lg text-muted">
					{friends.length === 0 ? "You don't have any friends yet" : "No friends match your search"}
				</p>
			</div>
		);
	return (
		<ul className="min-h-0 grow overflow-y-auto overscroll-contain" aria-label="Friends">
			{rows.map((friend) => (
				<FriendRow
					key={friend.userId}
					friend={friend}
					presence={statuses.get(friend.userId)}
					isShown={friend.userId === shown}
				/>
			))}
			{found.length > count && <More onSeen={() => setCount(count + STEP)} />}
		</ul>
	);
}

function More({ onSeen }: { onSeen: () => void }) {
	const end = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (!end.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
			},
			{ rootMargin: "600px" },
		);
		observer.observe(end.current);
		return () => observer.disconnect();
	}, [onSeen]);
	return <li ref={end} aria-hidden="true" className="h-px" />;
}
