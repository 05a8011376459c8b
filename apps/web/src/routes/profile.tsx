import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";
import { loadProfile } from "../shell/profile/load-profile.ts";
import { ProfilePage } from "../shell/profile/profile-page.tsx";
import { profileSearch } from "../shell/profile-search.ts";

export const Route = createFileRoute("/profile")({
	head: () =>
		pageHead("Profile", {
			description: "Your scores, badges and daily challenges on Hilo, and your account.",
		}),
	validateSearch: profileSearch,
	beforeLoad: requireSignIn,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps: { tab } }) => {
		// In the browser the tab loads its own data.
		if (import.meta.env.SSR) await loadProfile(api, tab);
	},
	component: ProfilePage,
});
