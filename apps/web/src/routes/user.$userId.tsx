import { createFileRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import type { Outputs } from "../platform/api/trpc.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/user/$userId")({
	loader: async ({ context: { api }, params }) => {
		try {
			const profile = await api.utils.profiles.get.ensureData(params);
			return { name: profile.username, text: await textOf(profile) };
		} catch (error) {
			if (error instanceof TRPCClientError && error.data?.httpStatus === 404) throw notFound();
			throw error;
		}
	},
	head: ({ loaderData, match: { status } }) => {
		const name = loaderData?.name ?? (status === "error" ? "Profile" : "User not found");
		return pageHead(`${name} | Hilo`, loaderData?.text ?? "");
	},
	component: lazyRouteComponent(
		() => import("../features/profiles/public-profile/public-profile-page.tsx"),
		"PublicProfilePage",
	),
	errorComponent: lazyRouteComponent(
		() => import("../features/profiles/public-profile/profile-error.tsx"),
		"ProfileError",
	),
	notFoundComponent: lazyRouteComponent(
		() => import("../features/profiles/public-profile/user-not-found.tsx"),
		"UserNotFound",
	),
});

/** Only the server writes descriptions into documents; browsers load nothing of them. */
async function textOf(profile: Outputs["profiles"]["get"]): Promise<string> {
	if (!import.meta.env.SSR) return "";
	const { profileDescription } = await import("../features/profiles/public-profile/profile-description.ts");
	return profileDescription(profile);
}
