import { useRef } from "react";
import { FriendChats } from "../features/chat/friend-chats.tsx";
import { InviteFriends } from "../features/custom-games/share/invite-friends.tsx";
import { FriendsDeck } from "../features/daily/result/friends-deck.tsx";
import { YourTurn } from "../features/duels/your-turn.tsx";
import { FriendLink } from "../features/friends/friend-link.tsx";
import { NoFriends } from "../features/friends/friend-list.tsx";
import { useFriendsPoll } from "../features/friends/people.tsx";
import { PlayerSearch } from "../features/friends/player-search.tsx";
import { RequestList, SentRequests } from "../features/friends/request-list.tsx";
import { BestsToBeat } from "../features/leaderboards/bests-to-beat.tsx";
import { trpc } from "../platform/api/trpc.ts";
import { LoadFailure } from "../platform/failures.tsx";
import { useSignedIn } from "../platform/session.ts";
import { Button } from "../ui/button.tsx";
import { catchLostFocus } from "../ui/focus.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { PageSpinner } from "../ui/spinner.tsx";

/** Friends, and what to do with them now. On phones everything is in one column, in this order. */
export function FriendsPage() {
	const me = useSignedIn("/friends");
	const refetchInterval = useFriendsPoll();
	const friends = trpc.friends.list.useQuery(undefined, { refetchInterval });
	const requests = trpc.friends.requests.useQuery(undefined, { refetchInterval });
	const search = useRef<HTMLInputElement>(null);
	if (!me) return <PageSpinner />;
	const addFriend = () => {
		search.current?.focus({ preventScroll: true });
		// At the top, so that a phone's keyboard leaves room for what is found.
		search.current?.scrollIntoView({ block: "start" });
	};
	return (
		<InviteFriends>
			<div ref={catchLostFocus} className="wide grid grid-cols-1 gap-6 pt-5 md:gap-8 md:pt-9">
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
					<h1 className="text-[clamp(2.25rem,10.2vw,3.5rem)] leading-none tracking-[-0.01em]">Friends</h1>
					<Button kind="quiet" onClick={addFriend}>
						<Icon name="plus" className="size-5 stroke-4" />
						Add friend
					</Button>
				</div>
				<div className="grid grid-cols-1 content-start gap-6 md:gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
					<div className="grid grid-cols-1 content-start gap-6 md:gap-8">
						<RequestList requests={requests.data?.incoming ?? []} />
						<YourTurn />
						{friends.data ? (
							friends.data.length > 0 ? (
								<FriendChats friends={friends.data} />
							) : (
								<NoFriends me={me} onSearch={addFriend} />
							)
						) : (
							<Section title="Friends">
								{friends.error ? <LoadFailure query={friends} /> : <Skeleton count={5} className="h-16" />}
							</Section>
						)}
					</div>
					<div className="grid grid-cols-1 content-start gap-6 md:gap-8">
						{friends.data?.length !== 0 && <FriendsDeck />}
						<BestsToBeat />
						<PlayerSearch input={search}>
							<FriendLink />
						</PlayerSearch>
						<SentRequests requests={requests.data?.sent ?? []} />
					</div>
				</div>
			</div>
		</InviteFriends>
	);
}
