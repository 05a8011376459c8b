import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignInPage } from "../features/accounts/sign-in-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";
import { ownPath } from "../platform/sign-in-address.ts";

interface SignInSearch {
	from?: string | undefined;
	/** The sign-in form by default. */
	mode?: "sign-up" | undefined;
	/** Why the player was sent here, if they did not choose it. */
	notice?: "suspended" | undefined;
}

export const Route = createFileRoute("/sign-in")({
	head: ({ match }) =>
		pageHead(match.search.mode === "sign-up" ? "Sign Up" : "Sign In", {
			description: "Sign in to Hilo or create an account: save your scores and climb the leaderboards.",
		}),
	// Invalid parameters are set to undefined, or they would stay in the address.
	validateSearch: ({ from, mode, notice }: Record<string, unknown>): SignInSearch => ({
		from: ownPath(from),
		mode: mode === "sign-up" ? mode : undefined,
		notice: notice === "suspended" ? notice : undefined,
	}),
	beforeLoad: async ({ context: { api }, search }) => {
		const { me, isLockedOut } = await loadSession(api);
		if (me && !isLockedOut) throw redirect({ href: search.from ?? "/", replace: true });
	},
	component: SignInPage,
});
