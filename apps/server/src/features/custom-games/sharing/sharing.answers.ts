import { z } from "zod";

/** An invitation to a game that one has not answered (contract.md: `Invitation`). */
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
