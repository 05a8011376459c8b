import { createFileRoute } from "@tanstack/react-router";
import { ProfileError } from "../features/profiles/public-profile/profile-error.tsx";
import { PublicProfilePage } from "../features/profiles/public-profile/public-profile-page.tsx";
import { UserNotFound } from "../features/profiles/public-profile/user-not-found.tsx";
import { pageHead } from "../platform/page-head.ts";
import { loadPublicProfile } from "../shell/profile/load-public-profile.ts";

export const Route = createFileRoute("/user/$userId")({
	loader: ({ context: { api }, params }) => loadPublicProfile(api, params),
	head: ({ loaderData, match: { status } }) =>
		pageHead(loaderData?.name ?? (status === "error" ? "Profile" : "User not found"), {
			description: loaderData?.description,
		}),
	component: PublicProfilePage,
	errorComponent: ProfileError,
	notFoundComponent: UserNotFound,
});
