import { z } from "zod";
import { errorCode, idField, textField } from "../errors/issues.schema.ts";
import { cleanLine } from "../text/player-text.ts";
import {
	checkNote,
	INVITATION_DAYS,
	isUsesCount,
	MAX_INVITATION_USES,
	MAX_NOTE_LENGTH,
} from "./invitations.ts";

/** The secret of an invitation link. A malformed one gets the same answer as an unknown one. */
export const invitationKey = z
	.string(errorCode("registration/invitation-unknown"))
	.regex(/^[\w-]{1,100}$/, errorCode("registration/invitation-unknown"));

/** Any text: one that is no key belongs to no invitation. */
export const showInvitationInput = z
	.object({ key: z.string().max(200).catch("") })
	.meta({ id: "ShowInvitationInput" });

export const createInvitationInput = z
	.object({
		uses: z
			.number(errorCode("registration/uses-invalid"))
			.refine(isUsesCount, errorCode("registration/uses-invalid"))
			.meta({ type: "integer", minimum: 1, maximum: MAX_INVITATION_USES }),
		days: z.literal(INVITATION_DAYS, errorCode("registration/end-invalid")),
		/** For the administrators. */
		note: textField("registration/note-too-long", checkNote, cleanLine)
			.default("")
			.meta({ maxLength: MAX_NOTE_LENGTH }),
	})
	.meta({ id: "CreateInvitationInput" });
export type CreateInvitationInput = z.output<typeof createInvitationInput>;

const id = idField("registration/no-such-invitation");

export const endInvitationInput = z.object({ id }).meta({ id: "EndInvitationInput" });
export type EndInvitationInput = z.output<typeof endInvitationInput>;
