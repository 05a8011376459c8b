import {
	beginRestoreInput,
	createInvitationInput,
	endInvitationInput,
	restoreInput,
	showInvitationInput,
	uploadBackupInput,
} from "@hilo/rules/registration/registration.schema";
import { adminProcedure, procedure, router } from "../../platform/procedures.ts";
import { createInvitation } from "./create-invitation.ts";
import { endInvitation, listInvitations } from "./invitations.ts";
import { beginRestore, restoreSite, uploadBackup } from "./restore/restore-site.ts";
import { showInvitation } from "./show-invitation.ts";

export const registrationRouter = router({
	// In maintenance too: the restored site may be in it, and the page waits for it.
	invitation: procedure("any", { openInMaintenance: true })
		.input(showInvitationInput)
		.query(({ ctx, input }) => showInvitation(ctx, input)),
	// With the key of a setup link, while the site has no account.
	beginRestore: procedure("any")
		.input(beginRestoreInput)
		.mutation(({ ctx, input }) => beginRestore(ctx, input)),
	uploadBackup: procedure("any")
		.input(uploadBackupInput)
		.mutation(({ ctx, input }) => uploadBackup(ctx, input)),
	restore: procedure("any")
		.input(restoreInput)
		.mutation(({ ctx, input }) => restoreSite(ctx, input)),
	// For administrators.
	invitations: adminProcedure("admin:read").query(({ ctx }) => listInvitations(ctx)),
	createInvitation: adminProcedure("admin:write")
		.input(createInvitationInput)
		.mutation(({ ctx, input }) => createInvitation(ctx, input)),
	endInvitation: adminProcedure("admin:write")
		.input(endInvitationInput)
		.mutation(({ ctx, input }) => endInvitation(ctx, input)),
});
