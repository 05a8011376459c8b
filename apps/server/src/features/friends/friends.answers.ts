import { z } from "zod";

export const friendAnswer = z
	.object({
		userId: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		unreadMessages: z.int().min(0),
		addedAt: z.iso.datetime(),
	})
	.meta({ id: "Friend" });

export const friendRequestAnswer = z
	.object({
		userId: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		requestedAt: z.iso.datetime(),
	})
	.meta({ id: "FriendRequest" });
