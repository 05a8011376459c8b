import { createFileRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { profileTab } from "../features/accounts/profile/profile-tab.ts";
import { pageHead } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/profile")({
	head: () =>
		pageHead("Profile | Hilo", "Your scores, badges and daily challenges on Hilo, and your account."),
	validateSearch: profileTab,
	beforeLoad: async ({ context: { api }, location }) => {
		const { me } = await loadSession(api);
		if (!me) throw redirect({ to: "/sign-in", search: { from: location.href } });
	},
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps: { tab } }) => {
		const shown =
			tab === "badges"
				? [api.utils.progression.badges.ensureData()]
				: tab === "settings"
					? []
					: [api.utils.progression.today.ensureData()];
		// In the browser the page stands at once and what it shows follows.
		if (import.meta.env.SSR) await settled(shown);
		else settled(shown);
	},
	component: lazyRouteComponent(() => import("../features/accounts/profile/profile-page.tsx"), "ProfilePage"),
});
