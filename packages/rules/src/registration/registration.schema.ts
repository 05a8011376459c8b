import { z } from "zod";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanLine } from "../text/player-text.ts";
import { invitationKey } from "./invitation-key.schema.ts";
import { checkNote, INVITATION_DAYS, MAX_INVITATION_USES, MAX_NOTE_LENGTH } from "./invitations.ts";
import { REGISTRATION_ERRORS } from "./registration.errors.ts";

const errorText = errorTextFrom(REGISTRATION_ERRORS);
const refine = refineWith(REGISTRATION_ERRORS);

export const showInvitationInput = z.object({ key: invitationKey }).meta({ id: "ShowInvitationInput" });
export type ShowInvitationInput = z.output<typeof showInvitationInput>;

export const createInvitationInput = z
	.object({
		uses: z
			.int(errorText("registration/uses-invalid"))
			.min(1, errorText("registration/uses-invalid"))
			.max(MAX_INVITATION_USES, errorText("registration/uses-invalid")),
		days: z.literal(INVITATION_DAYS, errorText("registration/end-invalid")),
		/** For the administrators. */
		note: z
			.string(errorText("registration/note-too-long"))
			.superRefine(refine(checkNote))
			.overwrite(cleanLine)
			.default("")
			.meta({ maxLength: MAX_NOTE_LENGTH }),
	})
	.meta({ id: "CreateInvitationInput" });
export type CreateInvitationInput = z.output<typeof createInvitationInput>;

const id = z
	.string(errorText("registration/no-such-invitation"))
	.regex(/^[\w-]{1,64}$/, errorText("registration/no-such-invitation"));

export const endInvitationInput = z.object({ id }).meta({ id: "EndInvitationInput" });
export type EndInvitationInput = z.output<typeof endInvitationInput>;
