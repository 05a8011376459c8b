import { type ComponentProps, useDeferredValue, useId, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { Failure } from "../../platform/failures.tsx";
import { useMe } from "../../platform/session.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useRowsInReach } from "../friends/friend-list.tsx";
import { NoOpponent } from "../friends/no-opponent.tsx";
import { byUnread, type Friend, useFriendsPoll } from "../friends/people.tsx";
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
	if (data.length === 0) return <NoFriends />;
	return (
		<>
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
			<Friends friends={data} search={search} shown={shown} />
			<div className="shrink-0 border-t border-line p-3">
				<AddFriends kind="quiet" wide />
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

function NoFriends() {
	const me = useMe();
	return (
		me && (
			<div className="mx-auto min-h-0 w-full max-w-2xl grow overflow-y-auto p-4 md:py-8">
				<NoOpponent me={me} title="Find someone to beat" action={<AddFriends kind="accent" />}>
					<span role="status">You don't have any friends yet</span>
				</NoOpponent>
			</div>
		)
	);
}

function AddFriends(look: Pick<ComponentProps<typeof LinkButton>, "kind" | "wide">) {
	return (
		<LinkButton {...look} to="/profile" search={{ tab: "friends" }}>
			Add New Friends
		</LinkButton>
	);
}
