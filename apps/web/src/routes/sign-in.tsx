import { createFileRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { pageHead } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";
import { ownPath } from "../platform/sign-in-address.ts";

export const Route = createFileRoute("/sign-in")({
	head: () =>
		pageHead(
			"Sign In | Hilo",
			"Sign in to Hilo or create an account: keep your best scores and stand on the boards.",
		),
	// What is left out here would stay as it stands in the address, so a refused one is named as undefined.
	validateSearch: ({ from }: Record<string, unknown>): { from?: string | undefined } => ({
		from: ownPath(from),
	}),
	beforeLoad: async ({ context: { api }, search }) => {
		const { me, shutOut } = await loadSession(api);
		if (me && !shutOut) throw redirect({ href: search.from ?? "/", replace: true });
	},
	component: lazyRouteComponent(() => import("../features/accounts/sign-in-page.tsx"), "SignInPage"),
});
