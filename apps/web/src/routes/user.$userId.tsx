import { createFileRoute } from "@tanstack/react-router";
import { ProfileError } from "../features/profiles/public-profile/profile-error.tsx";
import { PublicProfilePage } from "../features/profiles/public-profile/public-profile-page.tsx";
import { UserNotFound } from "../features/profiles/public-profile/user-not-found.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/user/$userId")({
	// Imported here, because no other page needs this code.
	loader: async ({ context: { api }, params }) => {
		const { loadPublicProfile } = await import("../shell/profile/load-public-profile.ts");
		return loadPublicProfile(api, params);
	},
	head: ({ loaderData, match: { status } }) =>
		pageTitle(loaderData?.name ?? (status === "error" ? "Profile" : "User not found")),
	component: PublicProfilePage,
	errorComponent: ProfileError,
	notFoundComponent: UserNotFound,
});
