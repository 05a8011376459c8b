import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type Outputs, trpc } from "./trpc.ts";

type Answer = Outputs["me"]["get"];

const ME = getQueryKey(trpc.me.get, undefined, "query");
const ME_HASH = hashKey(ME);

/** Who each cache was filled for: a player's id, or null for a visitor. */
const owners = new WeakMap<QueryClient, string | null>();

/** Takes in who is signed in from now on. What was known for somebody else is forgotten. */
export function changeIdentity(queryClient: QueryClient, user: Answer["user"]): void {
	// A look that is under way would bring back the one before.
	queryClient.cancelQueries({ queryKey: ME });
	owners.set(queryClient, user?.id ?? null);
	queryClient.setQueryData<Answer>(ME, { user });
	forgetOthers(queryClient);
}

/** Forgets what was known for somebody else also when a look at who is signed in finds another one, as after signing in in another tab. */
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

/** What is on the screen is asked for anew; the rest is dropped. */
function forgetOthers(queryClient: QueryClient): void {
	const personal = { predicate: ({ queryKey }: { queryKey: QueryKey }) => !isForEveryone(queryKey) };
	queryClient.removeQueries({ ...personal, type: "inactive" });
	queryClient.resetQueries({ ...personal, type: "active" });
}

/** Whether a query's answer does not depend on who asks; or is who asks. */
function isForEveryone(queryKey: QueryKey): boolean {
	const [path] = queryKey;
	return hashKey(queryKey) === ME_HASH || (Array.isArray(path) && path[0] === "site");
}
