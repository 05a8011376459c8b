import { createFileRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { pageHead } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

export const Route = createFileRoute("/sign-in")({
	head: () =>
		pageHead(
			"Sign In | Hilo",
			"Sign in to Hilo or create an account: keep your best scores and stand on the boards.",
		),
	// A path of this site and nothing else: what only looks like one would lead away from it. What is left out here would stay as it
	// stands in the address, so a refused one is named as undefined.
	validateSearch: ({ from }: Record<string, unknown>): { from?: string | undefined } => ({
		from: typeof from === "string" && /^\/(?!\/)[^\\\s]*$/.test(from) ? from : undefined,
	}),
	beforeLoad: async ({ context: { api }, search }) => {
		const { me, shutOut } = await loadSession(api);
		if (me && !shutOut) throw redirect({ href: search.from ?? "/", replace: true });
	},
	component: lazyRouteComponent(() => import("../features/accounts/sign-in-page.tsx"), "SignInPage"),
});
