import { z } from "zod";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanLine } from "../text/player-text.ts";
import {
	checkNote,
	INVITATION_DAYS,
	isUsesCount,
	MAX_INVITATION_USES,
	MAX_NOTE_LENGTH,
} from "./invitations.ts";
import { REGISTRATION_ERRORS } from "./registration.errors.ts";

const errorText = errorTextFrom(REGISTRATION_ERRORS);
const refine = refineWith(REGISTRATION_ERRORS);

/** Any text: one that is no key belongs to no invitation. */
export const showInvitationInput = z
	.object({ key: z.string().max(200).catch("") })
	.meta({ id: "ShowInvitationInput" });

export const createInvitationInput = z
	.object({
		uses: z
			.number(errorText("registration/uses-invalid"))
			.refine(isUsesCount, errorText("registration/uses-invalid"))
			.meta({ type: "integer", minimum: 1, maximum: MAX_INVITATION_USES }),
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
