import { z } from "zod";

export const invitationAnswer = z
	.object({
		_id: z.string(),
		gameId: z.string(),
		gameName: z.string(),
		senderName: z.string(),
		sentAt: z.iso.datetime(),
		message: z.string(),
	})
	.meta({ id: "Invitation" });

export const answeredAnswer = z.object({ success: z.literal(true), gameId: z.string() });
