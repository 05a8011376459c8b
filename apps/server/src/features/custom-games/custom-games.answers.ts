import { LICENCE_IDS } from "@hilo/rules/custom-games/licences";
import { INVITATION_STATUSES, PRIVACY_LEVELS } from "@hilo/rules/custom-games/privacy";
import { z } from "zod";

const count = z.int().min(0);
const seconds = z.number().min(0);

export const listedGameAnswer = z
	.object({
		_id: z.string(),
		name: z.string(),
		description: z.string(),
		valueLabel: z.string(),
		creatorId: z.string(),
		creatorName: z.string(),
		privacyLevel: z.enum(PRIVACY_LEVELS),
		timerSeconds: count,
		playCount: count,
		itemCount: count,
		shareableLink: z.string().nullable(),
		createdAt: z.iso.datetime(),
		updatedAt: z.iso.datetime(),
	})
	.meta({ id: "ListedCustomGame" });

const itemAnswer = z
	.object({
		id: z.string(),
		name: z.string(),
		value: z.number(),
		imageUrl: z.string(),
		description: z.string().optional(),
		source: z.string().optional(),
		note: z.string().optional(),
		credit: z.string().optional(),
	})
	.meta({ id: "Item" });

const gameInvitationAnswer = z
	.object({ userId: z.string(), username: z.string(), status: z.enum(INVITATION_STATUSES) })
	.meta({ id: "SentInvitation" });

export const highScoreAnswer = z
	.object({
		userId: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		score: count,
		timePerGuess: seconds,
		timeTaken: seconds,
		totalGuesses: count,
		date: z.iso.datetime(),
		selectedFeature: z.string(),
		verified: z.boolean(),
	})
	.meta({ id: "HighScore" });

export const gameAnswer = listedGameAnswer
	.extend({
		source: z.string().optional(),
		asOf: z.string().optional(),
		licence: z.enum(LICENCE_IDS).optional(),
		items: z.array(itemAnswer),
		invitations: z.array(gameInvitationAnswer),
		highScores: z.array(highScoreAnswer),
	})
	.meta({ id: "Game" });
