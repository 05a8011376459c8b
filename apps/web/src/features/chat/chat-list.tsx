import { useDeferredValue, useId, useRef, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { Failure } from "../../platform/failures.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useRowsInReach } from "../friends/friend-list.tsx";
import { byUnread, type Friend, useFriendsPoll } from "../friends/people.tsx";
import { PlayerSearch } from "../friends/player-search.tsx";
import { useStatuses } from "../presence/use-statuses.ts";
import { ChatRow, useLatest } from "./chat-row.tsx";

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
				<LinkButton to="/profile" search={{ tab: "friends" }} kind="quiet" wide>
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
	const text = useDeferredValue(search).trim().toLowerCase();
	const found = byUnread(friends.filter(({ username }) => username.toLowerCase().includes(text)));
	const { rendered, end } = useRowsInReach(found.length);
	const rows = found.slice(0, rendered);
	const statuses = useStatuses(rows.map(({ userId }) => userId));
	const latestOf = useLatest();
	if (friends.length === 0) return <NoFriends />;
	if (rows.length === 0)
		return (
			<p role="status" className="grow p-6 text-center text-lg text-muted">
				No friends match your search
			</p>
		);
	return (
		<ul className="min-h-0 grow overflow-y-auto overscroll-contain" aria-label="Friends">
			{rows.map((friend) => (
				<ChatRow
					key={friend.userId}
					friend={friend}
					presence={statuses.get(friend.userId)}
					latest={latestOf(friend.userId)}
					isShown={friend.userId === shown}
					linksToProfile
				/>
			))}
			{rendered < found.length && <li ref={end} aria-hidden="true" className="h-px" />}
		</ul>
	);
}

/** In place of the list, with what brings the first friend. */
function NoFriends() {
	const input = useRef<HTMLInputElement>(null);
	return (
		<div className="grid min-h-0 grow content-start gap-6 overflow-y-auto p-4">
			<div>
				<h3 className="text-2xl">Find someone to beat</h3>
				<p role="status" className="mt-1 text-muted">
					You don't have any friends yet
				</p>
			</div>
			<PlayerSearch input={input} />
		</div>
	);
}
