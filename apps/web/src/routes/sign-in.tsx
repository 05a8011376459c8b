import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignInPage } from "../features/accounts/sign-in-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { oneOf, parseSearch } from "../platform/search-params.ts";
import { loadSession } from "../platform/session.ts";
import { ownPath } from "../platform/sign-in-address.ts";

const signInSearch = parseSearch({
	from: ownPath,
	/** By default the sign-up form on a device on which no player has signed in before, if everyone may sign up. */
	mode: oneOf(["sign-in", "sign-up"]),
	/** Why the player was sent here, if they did not choose it. */
	notice: oneOf(["suspended"]),
});

export const Route = createFileRoute("/sign-in")({
	validateSearch: signInSearch,
	beforeLoad: async ({ context: { api, isKnownDevice, site }, search }) => {
		const { me, isLockedOut } = await loadSession(api);
		if (me && !isLockedOut) throw redirect({ href: search.from ?? "/", replace: true });
		// In maintenance only administrators sign in.
		const isReturning = isLockedOut || search.notice !== undefined || isKnownDevice();
		const byDefault = isReturning || site.registration !== "open" ? "sign-in" : "sign-up";
		const form: "sign-in" | "sign-up" = search.mode ?? byDefault;
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
