import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignInPage } from "../features/accounts/sign-in-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { oneOf, parseSearch } from "../platform/search-params.ts";
import { loadSession } from "../platform/session.ts";
import { ownPath } from "../platform/sign-in-address.ts";

const signInSearch = parseSearch({
	from: ownPath,
	/** The sign-in form by default. */
	mode: oneOf(["sign-up"]),
	/** Why the player was sent here, if they did not choose it. */
	notice: oneOf(["suspended"]),
});

export const Route = createFileRoute("/sign-in")({
	head: ({ match }) =>
		pageHead(
			match.search.mode === "sign-up" ? "Sign Up" : "Sign In",
			"Sign in to Hilo or create an account: save your scores and climb the leaderboards.",
		),
	validateSearch: signInSearch,
	beforeLoad: async ({ context: { api }, search }) => {
		const { me, isLockedOut } = await loadSession(api);
		if (me && !isLockedOut) throw redirect({ href: search.from ?? "/", replace: true });
	},
	component: SignInPage,
});
