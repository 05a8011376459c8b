import { z } from "zod";

export const messageAnswer = z
	.object({
		id: z.string(),
		sender: z.string(),
		content: z.string(),
		timestamp: z.iso.datetime(),
		read: z.boolean().meta({ description: "Whether the one it was sent to has read it" }),
	})
	.meta({ id: "ChatMessage" });

export const sentAnswer = z.object({ message: messageAnswer });

export const unreadAnswer = z.object({ count: z.int().min(0) });
