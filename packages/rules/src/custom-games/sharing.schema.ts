import { z } from "zod";
import { email, userId } from "../accounts/fields.schema.ts";
import { errorCode, refineWith } from "../errors/issues.schema.ts";
import { cleanText } from "../text/player-text.ts";
import { MAX_INVITATION_MESSAGE_LENGTH, MAX_RECIPIENTS } from "./caps.ts";
import { gameId, key } from "./custom-games.schema.ts";
import { checkGameText } from "./item.ts";

const message = z
	.string(errorCode("custom-games/message-too-long"))
	.superRefine(
		refineWith((text) =>
			checkGameText(text, MAX_INVITATION_MESSAGE_LENGTH, { tooLong: "custom-games/message-too-long" }),
		),
	)
	.overwrite(cleanText)
	.default("");

const tooMany = errorCode("custom-games/too-many-recipients");
const chooseSome = errorCode("custom-games/no-recipient");

export const inviteInput = z
	.object({
		id: gameId,
		key,
		emails: z.array(email, chooseSome).max(MAX_RECIPIENTS, tooMany).default([]),
		userIds: z.array(userId, chooseSome).max(MAX_RECIPIENTS, tooMany).default([]),
		message,
	})
	.meta({ id: "InviteInput" });
export type InviteInput = z.output<typeof inviteInput>;

/** Without a game, the answer says whether the sender has any. */
export const inviteFriendInput = z
	.object({ userId, gameId: gameId.optional(), message })
	.meta({ id: "InviteFriendInput" });
export type InviteFriendInput = z.output<typeof inviteFriendInput>;

export const respondInput = z
	.object({ id: gameId, status: z.enum(["accepted", "declined"], errorCode("custom-games/status-unknown")) })
	.meta({ id: "RespondInput" });
export type RespondInput = z.output<typeof respondInput>;

/** `id` is the invitation's or its game's. A malformed one gets the same answer as an unknown one. */
export const invitationInput = z
	.object({ id: z.string().regex(/^[\w-]{1,64}$/, errorCode("custom-games/no-invitation")) })
	.meta({ id: "InvitationInput" });
export type InvitationInput = z.output<typeof invitationInput>;

export const withdrawInvitationInput = z
	.object({ id: gameId, userId })
	.meta({ id: "WithdrawInvitationInput" });
export type WithdrawInvitationInput = z.output<typeof withdrawInvitationInput>;

export const unsubscribeInput = z
	.object({ token: z.string().regex(/^[\w-]{1,100}$/, errorCode("custom-games/unsubscribe-invalid")) })
	.meta({ id: "UnsubscribeInput" });
