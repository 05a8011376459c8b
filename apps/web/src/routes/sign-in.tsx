import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignInPage } from "../features/accounts/sign-in-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { oneOf, parseSearch } from "../platform/search-params.ts";
import { loadSession } from "../platform/session.ts";
import { ownPath } from "../platform/sign-in-address.ts";

const signInSearch = parseSearch({
	from: ownPath,
	/** The form. Offers of an account name the other one. */
	mode: oneOf(["sign-in", "sign-up"]),
	/** Why the player was sent here, if they did not choose it. */
	notice: oneOf(["suspended"]),
});

export const Route = createFileRoute("/sign-in")({
	validateSearch: signInSearch,
	beforeLoad: async ({ context: { api }, search }) => {
		const { me, isLockedOut } = await loadSession(api);
		if (me && !isLockedOut) throw redirect({ href: search.from ?? "/", replace: true });
		const form: "sign-in" | "sign-up" = search.mode ?? "sign-in";
		return { form };
	},
	head: ({ match: { context } }) =>
		pageHead(
			context.site,
			context.form === "sign-up" ? "Sign Up" : "Sign In",
			`Sign in to ${context.site.name} or create an account: save your scores and climb the leaderboards.`,
		),
	component: SignInPage,
});
