import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { ChallengeSearch, ChallengeSource } from "./challenge-source.ts";
import { FriendButton, MoreButton } from "./friend-button.tsx";
import { type Friend, orderFriends } from "./friend-order.ts";
import { useSendChallenge } from "./use-send-challenge.ts";

const MAX_SHOWN = 5;

/** Instead of friends. */
export const SEND_TO_FRIENDS = "Play against friends: send them this run.";

/** The fifth friend only where there is room for six columns. */
const ROW =
	"grid grid-flow-col auto-cols-[minmax(0,5.5rem)] justify-center gap-x-1 max-[26rem]:[&>:nth-child(5):not(:last-child)]:hidden";

interface FriendRowProps {
	source: ChallengeSource;
	more: ChallengeSearch;
}

/** Friends who get the challenge with one press, and the way to all others. */
export function FriendRow(props: FriendRowProps) {
	const { data: friends, isError } = trpc.friends.list.useQuery();
	const { data: duels, isPending } = trpc.duels.mine.useQuery();
	if (friends?.length === 0 || (isError && !friends)) {
		return (
			<p className="text-[0.95rem]/[1.35] text-pretty">
				{SEND_TO_FRIENDS}{" "}
				<Link to="/duel/new" search={props.more} className="link font-bold">
					More ways
				</Link>
			</p>
		);
	}
	if (!friends || isPending)
		return <Skeleton count={6} className="mx-auto size-12 rounded-full" list={`${ROW} h-20`} />;
	return <LoadedRow {...props} friends={orderFriends(friends, duels)} />;
}

/** The order stays: a sent challenge moves no friend. */
function LoadedRow({ source, more, friends }: FriendRowProps & { friends: readonly Friend[] }) {
	const [shown] = useState(() => friends.slice(0, MAX_SHOWN));
	const { stateOf, announcement, problem, send } = useSendChallenge(source);
	return (
		<>
			<ul aria-label="Challenge a friend" className={ROW}>
				{shown.map((friend) => (
					<li key={friend.userId}>
						<FriendButton friend={friend} state={stateOf(friend)} send={() => send(friend)} />
					</li>
				))}
				<li>
					<MoreButton search={more} />
				</li>
			</ul>
			<p role="status" className="sr-only">
				{announcement}
			</p>
			{problem && (
				<p role="alert" className="text-[0.9rem]/[1.35] font-semibold text-pretty text-wrong">
					{problem}
				</p>
			)}
		</>
	);
}
