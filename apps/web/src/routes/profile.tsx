import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../platform/page-title.ts";
import { requireSignIn } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";
import { ProfilePage } from "../shell/profile/profile-page.tsx";
import { profileSearch } from "../shell/profile-search.ts";

export const Route = createFileRoute("/profile")({
	head: () => pageTitle("Profile"),
	validateSearch: profileSearch,
	beforeLoad: requireSignIn,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps: { tab } }) => {
		// Imported here, because no other page needs this code.
		const { profileTab } = await import("../shell/profile/profile-tab.ts");
		const { Content, load } = profileTab(tab);
		// In the browser the tab loads its own data.
		await settled([Content.preload(), import.meta.env.SSR ? load?.(api) : undefined]);
	},
	component: ProfilePage,
});
