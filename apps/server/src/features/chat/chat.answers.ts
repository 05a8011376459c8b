import { z } from "zod";

/** contract.md: `ChatMessage`. */
export const messageAnswer = z
	.object({
		id: z.string(),
		/** A user's id. */
		sender: z.string(),
		content: z.string(),
		timestamp: z.iso.datetime(),
		read: z.boolean().meta({ description: "Whether the one it was sent to has read it" }),
	})
	.meta({ id: "ChatMessage" });

export const sentAnswer = z.object({ message: messageAnswer });

export const unreadAnswer = z.object({ count: z.int().min(0) });
