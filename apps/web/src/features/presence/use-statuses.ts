import { type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type TrpcUtils, trpc } from "../../platform/api/trpc.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import { OFFLINE, type Presence } from "./presence.ts";

export const STATUSES_POLL_MS = 30_000;
/** Requests within this time are sent as one call. */
const GATHER_MS = 10;
/** The most users in one call: the address stays well below the 8 kB that proxies accept. */
const ASKED_TOGETHER = 100;

type Ask = (userId: string) => Promise<Presence>;

/** One for each cache, so that all components share its calls. */
const asks = new WeakMap<QueryClient, Ask>();

export function useStatuses(userIds: readonly string[]): ReadonlyMap<string, Presence> {
	const queryClient = useQueryClient();
	const { client } = trpc.useUtils();
	const refetchInterval = usePollInterval(STATUSES_POLL_MS);
	const ids = [...new Set(userIds)];
	const found = useQueries({
		queries: ids.map((userId) => ({
			// One query per user, so that a live event about a user refetches only theirs.
			queryKey: getQueryKey(trpc.presence.statuses, { userIds: [userId] }, "query"),
			queryFn: () => askOf(queryClient, client)(userId),
			refetchInterval,
		})),
		combine: presences,
	});
	return new Map(
		ids.flatMap((userId, index) => {
			const presence = found[index];
			return presence ? [[userId, presence] as const] : [];
		}),
	);
}

const presences = (results: { data: Presence | undefined }[]) => results.map(({ data }) => data);

export function useStatus(userId: string): Presence | undefined {
	return useStatuses([userId]).get(userId);
}

function askOf(queryClient: QueryClient, client: TrpcUtils["client"]): Ask {
	const known = asks.get(queryClient);
	if (known) return known;
	const ask = together(async (userIds) => client.presence.statuses.query({ userIds }));
	asks.set(queryClient, ask);
	return ask;
}

/** Combines requests of the same moment into one call. */
function together(askAll: (userIds: string[]) => Promise<Readonly<Record<string, Presence>>>): Ask {
	let wanted: Array<{ userId: string; settle: (answer: Promise<Presence>) => void }> = [];
	function askNow() {
		const all = wanted;
		wanted = [];
		for (let first = 0; first < all.length; first += ASKED_TOGETHER) {
			const part = all.slice(first, first + ASKED_TOGETHER);
			const answers = askAll(part.map(({ userId }) => userId));
			// Unknown users are missing in the answer.
			for (const { userId, settle } of part) settle(answers.then((found) => found[userId] ?? OFFLINE));
		}
	}
	return (userId) =>
		new Promise((resolve) => {
			if (wanted.length === 0) setTimeout(askNow, GATHER_MS);
			wanted.push({ userId, settle: resolve });
		});
}
