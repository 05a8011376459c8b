import { hashKey, notifyManager, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type Outputs, trpc } from "./trpc.ts";

type Answer = Outputs["me"]["get"];

const ME = getQueryKey(trpc.me.get, undefined, "query");
const ME_HASH = hashKey(ME);

/** Who each cache was filled for: a player's id, or null for a visitor. */
const owners = new WeakMap<QueryClient, string | null>();

/** Takes in who is signed in from now on. What was known for somebody else is forgotten. */
export function changeIdentity(queryClient: QueryClient, user: Answer["user"]): void {
	// A request under way would bring back the previous user.
	queryClient.cancelQueries({ queryKey: ME });
	owners.set(queryClient, user?.id ?? null);
	queryClient.setQueryData<Answer>(ME, { user });
	forgetOthers(queryClient);
}

/** Also forgets what was known for somebody else when `me.get` finds another user, as after signing in in another tab. */
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
 * Drops the answers that were for somebody else. Those that are on the screen are asked for anew, once the screen has taken in who is
 * there now: what only the one before may see has left it then, and asking for that again would be refused. What the next page asks for
 * meanwhile is for the new one already, and left alone.
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
	// The screen hears of the change with this schedule, and shows it before the next timer.
	notifyManager.schedule(() => setTimeout(askAnew));
}

/** Whether a query's answer is the same for every user. `me.get` counts as such: it has just been answered for the new one. */
function isForEveryone(queryKey: QueryKey): boolean {
	const [path] = queryKey;
	return hashKey(queryKey) === ME_HASH || (Array.isArray(path) && path[0] === "site");
}
