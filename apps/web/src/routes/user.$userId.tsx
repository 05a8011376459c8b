import { createFileRoute, notFound } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { loadProfileActions } from "../features/friends/load-profile-actions.ts";
import { ProfileError } from "../features/profiles/public-profile/profile-error.tsx";
import { PublicProfilePage } from "../features/profiles/public-profile/public-profile-page.tsx";
import { UserNotFound } from "../features/profiles/public-profile/user-not-found.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/user/$userId")({
	loader: async ({ context: { api }, params }) => {
		try {
			const [profile] = await Promise.all([
				api.utils.profiles.get.ensureData(params),
				loadProfileActions(api, params.userId),
			]);
			return { name: profile.username };
		} catch (error) {
			if (error instanceof TRPCClientError && error.data?.httpStatus === 404) throw notFound();
			throw error;
		}
	},
	head: ({ loaderData, match: { status } }) =>
		pageTitle(loaderData?.name ?? (status === "error" ? "Profile" : "User not found")),
	component: PublicProfilePage,
	errorComponent: ProfileError,
	notFoundComponent: UserNotFound,
});
