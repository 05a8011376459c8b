import { usernameKey } from "@hilo/rules/accounts/validators";
import { Link } from "@tanstack/react-router";
import { type ComponentProps, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { byName, type Friend } from "../../friends/people.tsx";
import { lastOpponents } from "../../play/challenge-panel/friend-order.ts";
import { type Presence, PresenceMark } from "../../presence/presence-mark.tsx";
import { useStatuses } from "../../presence/use-statuses.ts";
import { Option } from "./option.tsx";

const FIRST_SHOWN = 4;

interface FriendOptionsProps {
	chosen: string;
	option: (userId: string) => Omit<ComponentProps<typeof Option>, "name" | "note" | "children">;
}

export function FriendOptions(props: FriendOptionsProps) {
	const query = trpc.friends.list.useQuery();
	if (query.data) return <LoadedFriends friends={query.data} {...props} />;
	if (query.error) return <LoadFailure query={query} />;
	return <Skeleton count={4} className="h-16" list="col-span-full grid gap-2 sm:grid-cols-2" />;
}

function LoadedFriends({ friends, chosen, option }: FriendOptionsProps & { friends: readonly Friend[] }) {
	const [text, setText] = useState("");
	const [isWhole, setWhole] = useState(false);
	const statuses = useStatuses(friends.map(({ userId }) => userId));
	const lastPlayed = useLastPlayed();
	const sorted = useFriendOrder(friends, { statuses, chosen, lastPlayed });
	const wanted = usernameKey(text);
	const found = sorted.filter(({ username }) => usernameKey(username).includes(wanted));
	const shown = isWhole || wanted ? found : found.slice(0, FIRST_SHOWN);
	if (friends.length === 0)
		return (
			<p className="mt-1 text-pretty text-muted sm:col-span-2">
				<Link to="/profile" search={{ tab: "friends" }} className="link font-bold text-ink">
					Add friends
				</Link>{" "}
				to challenge them by name, or to play live.
			</p>
		);
	return (
		<>
			{friends.length > FIRST_SHOWN && (
				<SearchField
					label="Find a friend"
					placeholder="Find a friend"
					className="mt-2 sm:col-span-2"
					onInput={({ currentTarget }) => setText(currentTarget.value)}
					// Enter would submit the form.
					onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
				/>
			)}
			{shown.map(({ userId, username, avatarUrl }) => (
				<Option
					key={userId}
					{...option(userId)}
					name={<bdi>{username}</bdi>}
					note={<PresenceMark presence={statuses.get(userId)} />}
				>
					<Avatar username={username} url={avatarUrl} className="grid size-11" />
				</Option>
			))}
			<p role="status" className={found.length > 0 ? "sr-only" : "py-3 text-muted sm:col-span-2"}>
				{wanted && (found.length === 0 ? "No friends match your search" : count(found.length, "friend"))}
			</p>
			{shown.length < found.length && (
				<Button kind="quiet" small className="sm:col-span-2" onClick={() => setWhole(true)}>
					Show all {found.length} friends
				</Button>
			)}
		</>
	);
}

/** The opponents of the player's duels, the last one first; null until they are loaded. */
function useLastPlayed(): readonly string[] | null {
	const { data, error } = trpc.duels.mine.useQuery();
	return data || error ? lastOpponents(data) : null;
}

interface FriendOrder {
	readonly statuses: ReadonlyMap<string, Presence>;
	readonly chosen: string;
	readonly lastPlayed: readonly string[] | null;
}

/**
 * The friend named by a link comes first, then those played with last, then those online, then by name. The order is
 * fixed once all statuses are known, so that no row moves while it is pressed.
 */
function useFriendOrder(
	friends: readonly Friend[],
	{ statuses, chosen, lastPlayed }: FriendOrder,
): readonly Friend[] {
	const [named] = useState(chosen);
	const [order, setOrder] = useState<ReadonlyMap<string, number> | null>(null);
	if (!order && friends.length > 0 && statuses.size === friends.length && lastPlayed) {
		const rank = (userId: string) => {
			const place = lastPlayed.indexOf(userId);
			if (place !== -1) return place;
			return lastPlayed.length + (statuses.get(userId)?.status === "online" ? 0 : 1);
		};
		setOrder(new Map(friends.map(({ userId }) => [userId, rank(userId)])));
	}
	const rank = ({ userId }: Friend) => (userId === named ? -1 : (order?.get(userId) ?? 0));
	return friends.toSorted((one, other) => rank(one) - rank(other) || byName(one, other));
}
