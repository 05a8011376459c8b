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
import { BACKUP_PART_BYTES } from "./restore.ts";

/** Base64 has four characters for three bytes. */
const MAX_PART_LENGTH = (BACKUP_PART_BYTES / 3) * 4;

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

/** The secret of an upload that has begun. */
const upload = z
	.string(errorCode("registration/upload-ended"))
	.max(100, errorCode("registration/upload-ended"));
const position = z.number(errorCode("registration/upload-ended")).int().min(0);

export const beginRestoreInput = z
	.object({
		key: invitationKey,
		/** The size of the backup. */
		bytes: z
			.number(errorCode("registration/backup-refused"))
			.int(errorCode("registration/backup-refused"))
			.min(1, errorCode("registration/backup-refused")),
	})
	.meta({ id: "BeginRestoreInput" });
export type BeginRestoreInput = z.output<typeof beginRestoreInput>;

export const uploadBackupInput = z
	.object({
		upload,
		/** The position of its first byte in the file. */
		at: position,
		/** In base64. */
		part: z
			.string(errorCode("registration/upload-ended"))
			.max(MAX_PART_LENGTH, errorCode("request/too-large")),
	})
	.meta({ id: "UploadBackupInput" });
export type UploadBackupInput = z.output<typeof uploadBackupInput>;

export const restoreInput = z.object({ upload }).meta({ id: "RestoreInput" });
export type RestoreInput = z.output<typeof restoreInput>;

const id = idField("registration/no-such-invitation");

export const endInvitationInput = z.object({ id }).meta({ id: "EndInvitationInput" });
export type EndInvitationInput = z.output<typeof endInvitationInput>;
