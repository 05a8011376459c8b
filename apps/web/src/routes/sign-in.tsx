import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignInPage } from "../features/accounts/sign-in-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { loadSession } from "../platform/session.ts";
import { ownPath } from "../platform/sign-in-address.ts";

export const Route = createFileRoute("/sign-in")({
	head: () => pageTitle("Sign In"),
	// What is left out here would stay as it stands in the address, so a refused one is named as undefined.
	validateSearch: ({ from }: Record<string, unknown>): { from?: string | undefined } => ({
		from: ownPath(from),
	}),
	beforeLoad: async ({ context: { api }, search }) => {
		const { me, shutOut } = await loadSession(api);
		if (me && !shutOut) throw redirect({ href: search.from ?? "/", replace: true });
	},
	component: SignInPage,
});
