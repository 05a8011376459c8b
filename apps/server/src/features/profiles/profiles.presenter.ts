import { GAME_KEYS } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { presentCard, presentListedGames } from "../custom-games/card.presenter.ts";
import { presentBadge } from "../progression/progression.presenter.ts";
import { showcase } from "../progression/showcase.ts";
import { avatarOf } from "../users/avatar.ts";
import type { PublicProfile } from "./public-profile.ts";
import type { FoundUser } from "./search-users.ts";

export function presentProfile({ user, progress, games }: PublicProfile) {
	return {
		userId: user.id,
		username: user.username,
		...avatarOf(user),
		memberSince: isoTime(user.created_at),
		gameStats: { perfectStreak: user.perfect_streak },
		badges: progress.badges.map(presentBadge),
		showcase: showcase(user, progress.badges).map(presentBadge),
		/** Right answers by classic game. */
		rightAnswers: progress.rightAnswers,
		games: GAME_KEYS.map((key) => ({
			key,
			highScore: progress.scores[key].highScore,
			label: progress.scores[key].label ?? null,
			verified: progress.scores[key].verified,
		})),
		publicGames: games.map(presentCard),
	};
}

/** The games of the documented REST answer. */
const DOCUMENTED_GAMES = [
	"githubGame",
	"redditGame",
	"countryGame",
	"movieGame",
	"musicGame",
	"wealthGame",
] as const;

export async function presentDocumentedProfile(ctx: Pick<Ctx, "siteSettings">, profile: PublicProfile) {
	const { userId, username, avatarUrl, memberSince, gameStats, badges } = presentProfile(profile);
	const score = (key: (typeof DOCUMENTED_GAMES)[number]) => ({
		highScore: profile.progress.scores[key].highScore,
	});
	const games = Object.fromEntries(DOCUMENTED_GAMES.map((key) => [key, score(key)])) as Record<
		(typeof DOCUMENTED_GAMES)[number],
		ReturnType<typeof score>
	>;
	return {
		userId,
		username,
		avatarUrl,
		memberSince,
		gameStats,
		badges,
		games,
		publicGames: await presentListedGames(ctx, profile.games),
	};
}

export function presentFound(user: FoundUser) {
	return {
		id: user.id,
		username: user.username,
		...avatarOf(user),
		isFriend: user.isFriend,
		hasSentRequest: user.hasSentRequest,
	};
}

export function presentDocumentedFound(user: FoundUser) {
	const { id, isCustomAvatar: _, ...rest } = presentFound(user);
	return { _id: id, ...rest };
}
