import { notFound } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { loadDuelRecord } from "../../features/duels/record/load-duel-record.ts";
import { loadProfileActions } from "../../features/friends/load-profile-actions.ts";
import { profileDescription } from "../../features/profiles/public-profile/profile-description.ts";
import type { Api } from "../../platform/api/trpc.ts";
import { settled } from "../../platform/settled.ts";

interface ProfileTexts {
	readonly name: string;
	readonly description: string;
}

/** Loads a public profile and returns what names the page. @throws notFound, or the error of the profile's call */
export async function loadPublicProfile(api: Api, user: { userId: string }): Promise<ProfileTexts> {
	try {
		const [profile] = await Promise.all([
			api.utils.profiles.get.ensureData(user),
			loadProfileActions(api, user.userId),
			loadDuelRecord(api, user.userId),
			settled([api.utils.customGames.byCreator.ensureData(user)]),
		]);
		return { name: profile.username, description: profileDescription(profile) };
	} catch (error) {
		if (error instanceof TRPCClientError && error.data?.httpStatus === 404) throw notFound();
		throw error;
	}
}
