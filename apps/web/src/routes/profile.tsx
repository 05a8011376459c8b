import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageTitle } from "../platform/page-title.ts";
import { loadSession } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";
import { signInFrom } from "../platform/sign-in-address.ts";
import { ProfilePage } from "../shell/profile/profile-page.tsx";
import { profileSearch, profileTab } from "../shell/profile/profile-tab.ts";

export const Route = createFileRoute("/profile")({
	head: () => pageTitle("Profile"),
	validateSearch: profileSearch,
	beforeLoad: async ({ context: { api }, location }) => {
		const { me } = await loadSession(api);
		if (!me) throw redirect(signInFrom(location.href));
	},
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps: { tab } }) => {
		const { Content, load } = profileTab(tab);
		// In the browser the tab asks for what it shows.
		await settled([Content.preload(), import.meta.env.SSR ? load?.(api) : undefined]);
	},
	component: ProfilePage,
});
