import { type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type TrpcUtils, trpc } from "../../platform/api/trpc.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import { OFFLINE, type Presence } from "./presence.ts";

/** How often they are asked for while no live events come (platform.md, section 9). */
export const STATUSES_POLL_MS = 30_000;
/** How long those are gathered that one call asks for. */
const GATHER_MS = 10;
/** At most in one call, whose address then stays well below what proxies take (8 kB). */
const ASKED_TOGETHER = 100;

type Ask = (userId: string) => Promise<Presence>;

/** How each cache asks, so that all components on the screen share its calls. */
const asks = new WeakMap<QueryClient, Ask>();

/** How these users are there, by their ids: as many of them as are on the screen. Nobody of whom it is not known yet. */
export function useStatuses(userIds: readonly string[]): ReadonlyMap<string, Presence> {
	const queryClient = useQueryClient();
	const { client } = trpc.useUtils();
	const refetchInterval = usePollInterval(STATUSES_POLL_MS);
	const ids = [...new Set(userIds)];
	const found = useQueries({
		queries: ids.map((userId) => ({
			// Each has a query of its own, so that a live event about somebody is one question about them.
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

/** How this user is there; undefined until it is known. */
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

/** Asks for several users at once, where they are wanted in the same moment. */
function together(askAll: (userIds: string[]) => Promise<Readonly<Record<string, Presence>>>): Ask {
	let wanted: Array<{ userId: string; settle: (answer: Promise<Presence>) => void }> = [];
	function askNow() {
		const all = wanted;
		wanted = [];
		for (let first = 0; first < all.length; first += ASKED_TOGETHER) {
			const part = all.slice(first, first + ASKED_TOGETHER);
			const answers = askAll(part.map(({ userId }) => userId));
			// Who is unknown is left out of the answer.
			for (const { userId, settle } of part) settle(answers.then((found) => found[userId] ?? OFFLINE));
		}
	}
	return (userId) =>
		new Promise((resolve) => {
			if (wanted.length === 0) setTimeout(askNow, GATHER_MS);
			wanted.push({ userId, settle: resolve });
		});
}
