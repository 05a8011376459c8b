import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type Api, trpc } from "../../platform/api/trpc.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import type { Presence } from "./presence-mark.tsx";

export const STATUSES_POLL_MS = 30_000;
/** What players see of users who are not their friends. */
const OFFLINE: Presence = { status: "offline", lastOnline: null };
/** The most users in one call: the address stays well below the 8 kB that proxies accept. */
const MAX_USERS_PER_CALL = 100;

/** Returns the presence of each of these users once it is known. Call it once for a list, not in each row. */
export function useStatuses(userIds: readonly string[]): ReadonlyMap<string, Presence> {
	const { client } = trpc.useUtils();
	const { data } = useQuery({
		...statusesQuery(client, userIds),
		enabled: userIds.length > 0,
		refetchInterval: usePollInterval(STATUSES_POLL_MS),
		// Known statuses stay while a longer list loads.
		placeholderData: keepPreviousData,
	});
	return new Map(Object.entries(data ?? {}));
}

export function useStatus(userId: string): Presence | undefined {
	return useStatuses([userId]).get(userId);
}

/** Loads ahead what `useStatuses` returns for the same users. */
export async function loadStatuses(
	queryClient: QueryClient,
	{ client }: Api,
	userIds: readonly string[],
): Promise<void> {
	if (userIds.length > 0) await queryClient.prefetchQuery(statusesQuery(client, userIds));
}

/** Loads ahead the friends, and the presence of each. */
export async function loadFriends(queryClient: QueryClient, api: Api): Promise<void> {
	const friends = await api.utils.friends.list.ensureData();
	const userIds = friends.map(({ userId }) => userId);
	await loadStatuses(queryClient, api, userIds);
}

function statusesQuery(client: Client, userIds: readonly string[]) {
	// Sorted, so that another order of the same list asks nothing.
	const ids = [...new Set(userIds)].sort();
	return {
		queryKey: getQueryKey(trpc.presence.statuses, { userIds: ids }, "query"),
		queryFn: () => fetchStatuses(client, ids),
	};
}

type Client = Pick<Api["client"], "presence">;
type Statuses = Readonly<Record<string, Presence>>;

async function fetchStatuses({ presence }: Client, ids: readonly string[]): Promise<Statuses> {
	const calls: Promise<Statuses>[] = [];
	for (let first = 0; first < ids.length; first += MAX_USERS_PER_CALL)
		calls.push(presence.statuses.query({ userIds: ids.slice(first, first + MAX_USERS_PER_CALL) }));
	const found = Object.assign({}, ...(await Promise.all(calls)));
	// Unknown users are missing in the answer.
	return Object.fromEntries(ids.map((userId) => [userId, found[userId] ?? OFFLINE]));
}
