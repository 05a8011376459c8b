import { FRIENDS_ERRORS } from "@hilo/rules/friends/friends.errors";
import { useRef } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import type { Me } from "../../platform/session.ts";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useLostFocus } from "../../ui/use-lost-focus.ts";
import { BlockedList } from "./blocked-list.tsx";
import { FriendList } from "./friend-list.tsx";
import { isUnavailable } from "./is-unavailable.ts";
import { NoFriends } from "./no-friends.tsx";
import { Part } from "./part.tsx";
import { PlayerSearch } from "./player-search.tsx";
import { RequestList, SentRequests } from "./request-list.tsx";
import { useFriendsPoll } from "./use-friends-poll.ts";

export function FriendsTab({ me }: { me: Me }) {
	const refetchInterval = useFriendsPoll();
	const list = trpc.friends.list.useQuery(undefined, { refetchInterval });
	const requests = trpc.friends.requests.useQuery(undefined, { refetchInterval });
	const box = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	useLostFocus(box);
	if (isUnavailable(list.error) || isUnavailable(requests.error)) return <Unavailable />;
	const { incoming = [], sent = [] } = requests.data ?? {};
	return (
		<div ref={box} className="grid gap-x-14 gap-y-10 lg:grid-cols-3 lg:grid-rows-[auto_1fr] xl:gap-x-20">
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 lg:col-start-3">
				<PlayerSearch input={input} />
				{requests.error && !requests.data ? (
					<Part title="Friend requests">
						<LoadFailure query={requests} />
					</Part>
				) : (
					<RequestList requests={incoming} />
				)}
			</div>
			<div className="min-w-0 lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-start-1">
				{list.data ? (
					list.data.length > 0 ? (
						<FriendList friends={list.data} />
					) : (
						<NoFriends me={me} onSearch={() => input.current?.focus()} />
					)
				) : (
					<Section title="Friends">
						{list.error ? <LoadFailure query={list} /> : <Skeleton count={5} className="h-16" />}
					</Section>
				)}
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 empty:hidden lg:col-start-3">
				<SentRequests requests={sent} />
				<BlockedList />
			</div>
		</div>
	);
}

function Unavailable() {
	return (
		<p
			role="status"
			className="rounded-lg border-2 border-dashed border-line px-5 py-12 text-center font-display text-xl font-bold text-balance"
		>
			{FRIENDS_ERRORS["friends/unavailable"].message}
		</p>
	);
}
