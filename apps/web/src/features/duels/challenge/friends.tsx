import { usernameKey } from "@hilo/rules/users/keys";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import type { Friend } from "../../friends/people.ts";
import type { Presence } from "../../presence/presence.ts";
import { PresenceMark } from "../../presence/presence-mark.tsx";
import { useStatuses } from "../../presence/use-statuses.ts";
import { FriendsWaiting } from "./friends-waiting.tsx";
import { Option } from "./option.tsx";
import { useFriendOrder } from "./use-friend-order.ts";

const FIRST = 4;

interface FriendsProps {
	chosen: string;
	choose: (whom: string) => void;
}

export function Friends({ chosen, choose }: FriendsProps) {
	const query = trpc.friends.list.useQuery();
	if (query.data) return <FriendOptions friends={query.data} chosen={chosen} choose={choose} />;
	return query.error ? <LoadFailure query={query} /> : <FriendsWaiting />;
}

interface FriendOptionsProps extends FriendsProps {
	friends: readonly Friend[];
}

function FriendOptions({ friends, chosen, choose }: FriendOptionsProps) {
	const [text, setText] = useState("");
	const [isWhole, setWhole] = useState(false);
	const statuses = useStatuses(friends.map(({ userId }) => userId));
	const sorted = useFriendOrder(friends, statuses, chosen);
	const wanted = usernameKey(text);
	const found = sorted.filter(({ username }) => usernameKey(username).includes(wanted));
	const shown = isWhole || wanted ? found : found.slice(0, FIRST);
	if (friends.length === 0) return <NoFriends />;
	return (
		<>
			{friends.length > FIRST && (
				<SearchField
					label="Find a friend"
					placeholder="Find a friend"
					className="mt-2 sm:col-span-2"
					onInput={({ currentTarget }) => setText(currentTarget.value)}
					// Enter would submit the form.
					onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
				/>
			)}
			{shown.map((friend) => (
				<FriendOption
					key={friend.userId}
					friend={friend}
					presence={statuses.get(friend.userId)}
					isChosen={friend.userId === chosen}
					choose={choose}
				/>
			))}
			<p role="status" className={found.length > 0 ? "sr-only" : "py-3 text-muted sm:col-span-2"}>
				{wanted && sayFound(found.length)}
			</p>
			{shown.length < found.length && (
				<Button kind="quiet" small className="sm:col-span-2" onClick={() => setWhole(true)}>
					Show all {found.length} friends
				</Button>
			)}
		</>
	);
}

function sayFound(count: number): string {
	if (count === 0) return "No friends match your search";
	return count === 1 ? "1 friend" : `${count} friends`;
}

function NoFriends() {
	return (
		<p className="mt-1 text-muted sm:col-span-2 text-pretty">
			<Link to="/profile" search={{ tab: "friends" }} className="link font-bold text-ink">
				Add friends
			</Link>{" "}
			to challenge them by name, or to play live.
		</p>
	);
}

interface FriendOptionProps {
	friend: Friend;
	presence: Presence | undefined;
	isChosen: boolean;
	choose: (whom: string) => void;
}

function FriendOption({ friend, presence, ...option }: FriendOptionProps) {
	const { userId, username, avatarUrl } = friend;
	return (
		<Option
			{...option}
			value={userId}
			name={<bdi>{username}</bdi>}
			note={<PresenceMark presence={presence} />}
		>
			<Avatar username={username} url={avatarUrl} className="grid size-11" />
		</Option>
	);
}
