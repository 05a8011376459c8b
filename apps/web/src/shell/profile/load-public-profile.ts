import { notFound } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { preloadPublicGames } from "../../features/custom-games/public-games.slot.ts";
import { loadDuelRecord } from "../../features/duels/record/load-duel-record.ts";
import { loadProfileActions } from "../../features/friends/load-profile-actions.ts";
import type { Api } from "../../platform/api/trpc.ts";
import { settled } from "../../platform/settled.ts";

/** Loads a public profile and returns the username. @throws notFound, or the error of the profile's call */
export async function loadPublicProfile(api: Api, user: { userId: string }): Promise<{ name: string }> {
	try {
		const [profile] = await Promise.all([
			api.utils.profiles.get.ensureData(user),
			loadProfileActions(api, user.userId),
			loadDuelRecord(api, user.userId),
			settled([api.utils.customGames.byCreator.ensureData(user), preloadPublicGames()]),
		]);
		return { name: profile.username };
	} catch (error) {
		if (error instanceof TRPCClientError && error.data?.httpStatus === 404) throw notFound();
		throw error;
	}
}
