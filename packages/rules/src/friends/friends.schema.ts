import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";

export const playerInput = z.object({ userId }).meta({ id: "PersonInput" });

/** Any text: one that is no secret belongs to no link. */
export const friendLinkInput = z
	.object({ key: z.string().max(200).catch("") })
	.meta({ id: "FriendLinkInput" });

export type PlayerInput = z.output<typeof playerInput>;
export type FriendLinkInput = z.output<typeof friendLinkInput>;
