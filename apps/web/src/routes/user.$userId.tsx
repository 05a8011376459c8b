import { createFileRoute } from "@tanstack/react-router";
import { profileDescription } from "../features/profiles/profile-description.ts";
import { ProfileError, UserNotFound } from "../features/profiles/profile-errors.tsx";
import { PublicProfilePage } from "../features/profiles/public-profile-page.tsx";
import type { Outputs } from "../platform/api/trpc.ts";
import { orNotFound, settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";
import { flagParam, parseSearch } from "../platform/search-params.ts";
import { loadSession } from "../platform/session.ts";

const userSearch = parseSearch({
	/** From a link to add the player as a friend. */
	add: flagParam,
});

export const Route = createFileRoute("/user/$userId")({
	validateSearch: userSearch,
	loader: async ({ context: { api, site }, params: { userId } }) => {
		const { profiles, customGames, friends, duels, knowledge } = api.utils;
		const { me } = await loadSession(api);
		const isOther = me && me.id !== userId;
		/** A friend's page shows what the viewer knows too. */
		const ownBeside = (id: string) => (relation: Outputs["friends"]["status"]) =>
			relation.friendshipStatus === "friends" ? knowledge.get.ensureData({ userId: id }) : undefined;
		const loading = orNotFound(profiles.get.ensureData({ userId }));
		// The page works without these.
		const rest = settled([
			customGames.byCreator.ensureData({ userId }),
			knowledge.get.ensureData({ userId }),
			isOther ? friends.status.ensureData({ userId }).then(ownBeside(me.id)) : undefined,
			isOther ? duels.record.ensureData({ userId }) : undefined,
		]);
		const [profile] = await Promise.all([loading, rest]);
		return { name: profile.username, description: profileDescription(profile, site.name) };
	},
	head: ({ loaderData, match: { status, context } }) =>
		pageHead(
			context.site,
			loaderData?.name ?? (status === "error" ? "Profile" : "User not found"),
			loaderData?.description,
		),
	component: PublicProfilePage,
	errorComponent: ProfileError,
	notFoundComponent: UserNotFound,
});
