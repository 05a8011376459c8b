import { createFileRoute, redirect } from "@tanstack/react-router";
import { MaintenanceNotice } from "../features/accounts/maintenance-notice.island.ts";
import { SignInPage } from "../features/accounts/sign-in-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { loadSession } from "../platform/session.ts";
import { ownPath } from "../platform/sign-in-address.ts";

interface SignInSearch {
	/** Where to go when it is done. */
	from?: string | undefined;
	/** Which form stands there: sign-in, if none is named. */
	mode?: "sign-up" | undefined;
	/** What has led there, where it was not the player's choice. */
	notice?: "suspended" | undefined;
}

export const Route = createFileRoute("/sign-in")({
	head: ({ match }) => pageTitle(match.search.mode === "sign-up" ? "Sign Up" : "Sign In"),
	// What is left out here would stay as it stands in the address, so a refused one is named as undefined.
	validateSearch: ({ from, mode, notice }: Record<string, unknown>): SignInSearch => ({
		from: ownPath(from),
		mode: mode === "sign-up" ? mode : undefined,
		notice: notice === "suspended" ? notice : undefined,
	}),
	beforeLoad: async ({ context: { api }, search }) => {
		const { me, maintenance, isLockedOut } = await loadSession(api);
		if (import.meta.env.SSR && maintenance) await MaintenanceNotice.preload();
		if (me && !isLockedOut) throw redirect({ href: search.from ?? "/", replace: true });
	},
	component: SignInPage,
});
