import { hashKey, notifyManager, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type Outputs, trpc } from "./trpc.ts";

type Answer = Outputs["me"]["get"];

const ME = getQueryKey(trpc.me.get, undefined, "query");
const ME_HASH = hashKey(ME);

/** The player whose data each cache holds; null for a visitor. */
const owners = new WeakMap<QueryClient, string | null>();

/** Stores who is signed in from now on, and drops data of the user before. */
export function changeIdentity(queryClient: QueryClient, user: Answer["user"]): void {
	// A running request would bring back the previous user.
	queryClient.cancelQueries({ queryKey: ME });
	owners.set(queryClient, user?.id ?? null);
	queryClient.setQueryData<Answer>(ME, { user });
	forgetOthers(queryClient);
}

/** Does the same when `me.get` finds another user, as after signing in in another tab. */
export function followIdentity(queryClient: QueryClient): void {
	queryClient.getQueryCache().subscribe(({ query }) => {
		if (query.queryHash !== ME_HASH) return;
		const answer: Answer | undefined = query.state.data;
		if (!answer) return;
		const id = answer.user?.id ?? null;
		const before = owners.get(queryClient);
		owners.set(queryClient, id);
		if (before !== undefined && before !== id) forgetOthers(queryClient);
	});
}

/**
 * Drops personal data. Queries on the screen run again once it shows the new user: others may be refused to them.
 * Queries that start from now on are not touched.
 */
function forgetOthers(queryClient: QueryClient): void {
	const others = new Set(
		queryClient.getQueryCache().findAll({ predicate: (query) => !isForEveryone(query.queryKey) }),
	);
	const personal = { predicate: (query: Query) => others.has(query) };
	queryClient.removeQueries({ ...personal, type: "inactive" });
	const askAnew = () => {
		queryClient.removeQueries({ ...personal, type: "inactive" });
		queryClient.resetQueries({ ...personal, type: "active" });
	};
	// React renders the change in this schedule, before the next timer.
	notifyManager.schedule(() => setTimeout(askAnew));
}

/** Whether all users get the same answer. `me.get` counts, because it was just answered for the new user. */
function isForEveryone(queryKey: QueryKey): boolean {
	const [path] = queryKey;
	return hashKey(queryKey) === ME_HASH || (Array.isArray(path) && path[0] === "site");
}
