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
		// In the browser the tabs ask for what they show.
		if (!import.meta.env.SSR) return;
		if (tab === "badges") await settled([api.utils.progression.badges.ensureData()]);
		if (!tab) await settled([api.utils.progression.today.ensureData()]);
	},
	component: lazyRouteComponent(() => import("../features/accounts/profile/profile-page.tsx"), "ProfilePage"),
});
