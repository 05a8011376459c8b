import { createFileRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { profileDescription } from "../features/accounts/public-profile/profile-description.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/user/$userId")({
	loader: async ({ context: { api }, params }) => {
		try {
			const profile = await api.utils.accounts.publicProfile.ensureData(params);
			// Only the server writes descriptions into documents.
			return { name: profile.username, text: import.meta.env.SSR ? profileDescription(profile) : "" };
		} catch (error) {
			if (error instanceof TRPCClientError && error.data?.httpStatus === 404) throw notFound();
			// The page itself says what else went wrong.
			return { name: "Player", text: "" };
		}
	},
	head: ({ loaderData }) =>
		pageHead(`${loaderData?.name ?? "User not found"} | Hilo`, loaderData?.text ?? ""),
	component: lazyRouteComponent(
		() => import("../features/accounts/public-profile/public-profile-page.tsx"),
		"PublicProfilePage",
	),
	notFoundComponent: lazyRouteComponent(
		() => import("../features/accounts/public-profile/user-not-found.tsx"),
		"UserNotFound",
	),
});
