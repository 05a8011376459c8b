import { FRIENDS_ERRORS } from "@hilo/rules/friends/friends.errors";
import { useLocation } from "@tanstack/react-router";
import { useRef } from "react";
import { statusOf } from "../../platform/api/errors.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { LoadFailure } from "../../platform/failures.tsx";
import type { Me } from "../../platform/session.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FriendLink } from "./friend-link.tsx";
import { FriendList, NoFriends } from "./friend-list.tsx";
import { byName, PersonLink, useFriendsPoll } from "./people.tsx";
import { PlayerSearch } from "./player-search.tsx";
import { RequestList, SentRequests } from "./request-list.tsx";
import { useFriendActions } from "./use-friend-actions.ts";

export function FriendsTab({ me }: { me: Me }) {
	const refetchInterval = useFriendsPoll();
	const list = trpc.friends.list.useQuery(undefined, { refetchInterval });
	const requests = trpc.friends.requests.useQuery(undefined, { refetchInterval });
	const input = useRef<HTMLInputElement>(null);
	// By a 404 the server shows that it lacks the feature.
	if (statusOf(list.error) === 404 || statusOf(requests.error) === 404) return <Unavailable />;
	const { incoming = [], sent = [] } = requests.data ?? {};
	return (
		<div className="grid gap-x-14 gap-y-10 lg:grid-cols-3 lg:grid-rows-[auto_1fr] xl:gap-x-20">
			<div className="grid grid-cols-1 content-start gap-10 lg:col-start-3">
				<PlayerSearch input={input}>
					<FriendLink />
				</PlayerSearch>
				{requests.error && !requests.data ? (
					<Section size="medium" title="Friend requests">
						<LoadFailure query={requests} />
					</Section>
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
			<div className="grid grid-cols-1 content-start gap-10 empty:hidden lg:col-start-3">
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

const scrollTo = (element: Element | null) => element?.scrollIntoView({ block: "center" });

/** Collapsed, because players rarely want to see it, but for links to it. */
function BlockedList() {
	const isLinked = useLocation({ select: ({ hash }) => hash === "blocked-players" });
	const changeFriendship = useFriendActions();
	const query = trpc.friends.blocked.useQuery();
	if (!query.data) return query.error ? <LoadFailure query={query} /> : null;
	if (query.data.length === 0) return null;
	return (
		<section aria-label="Blocked players">
			<details ref={isLinked ? scrollTo : undefined} open={isLinked} className="group">
				<summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm text-muted marker:hidden hover:text-ink">
					<h2 className="text-lg">Blocked players ({query.data.length})</h2>
					<Icon name="down" className="size-5 stroke-3 group-open:rotate-180" />
				</summary>
				<ul className="mt-2 divide-y divide-line">
					{query.data.toSorted(byName).map((person) => (
						<li key={person.userId} className="flex min-h-16 items-center gap-3 py-2">
							<PersonLink person={person} size="size-10" />
							<Button
								small
								kind="quiet"
								aria-label={`Unblock: ${person.username}`}
								onClick={() => changeFriendship("unblock", person)}
							>
								Unblock
							</Button>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}
