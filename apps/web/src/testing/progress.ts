import { BADGE_IDS, BADGES, type BadgeId } from "@hilo/rules/progression/badges";
import type { Outputs } from "../platform/api/trpc.ts";
import { answer } from "./answers.ts";

const EARNED_AT = "2026-11-03T10:00:00.000Z";

export function earnedBadge(id: BadgeId): Outputs["profiles"]["get"]["badges"][number] {
	const { name, description } = BADGES[id];
	return { id, name, description, imageUrl: `/badges/${id}.svg`, earnedAt: EARNED_AT };
}

/** The catalogue with these badges earned and the first step of every other. */
export function badgeCatalogue(earned: readonly BadgeId[]): Outputs["progression"]["badges"] {
	const badges = BADGE_IDS.map((id) => {
		const { name, description, goal } = BADGES[id];
		const isEarned = earned.includes(id);
		return {
			id,
			name,
			description,
			goal,
			progress: isEarned ? goal : Math.min(1, goal - 1),
			imageUrl: `/badges/${id}.svg`,
			earnedAt: isEarned ? EARNED_AT : null,
		};
	});
	return { badges };
}

/** A day with the classic task done, 01:01:01 before midnight. */
export const today: Outputs["progression"]["today"] = {
	challenges: [
		{ id: "classicGamePlayed", xp: 50, done: true },
		{ id: "customGamePlayed", xp: 75, done: false },
		{ id: "friendInvited", xp: 100, done: false },
	],
	bonusXp: 50,
	msToMidnight: 3_661_000,
	streak: 2,
	xp: 250,
	level: 2,
	levelXp: 100,
	nextLevelXp: 400,
};

/** The profile's answers besides `me.get`. */
export const quietProgress = [
	answer("progression", "today", today),
	answer("progression", "badges", badgeCatalogue(["first_game"])),
];
