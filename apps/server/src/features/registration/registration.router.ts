import {
	createInvitationInput,
	endInvitationInput,
	showInvitationInput,
} from "@hilo/rules/registration/registration.schema";
import { adminProcedure, procedure, router } from "../../platform/procedures.ts";
import { createInvitation } from "./create-invitation.ts";
import { endInvitation, listInvitations } from "./invitations.ts";
import { showInvitation } from "./show-invitation.ts";

export const registrationRouter = router({
	invitation: procedure("any")
		.input(showInvitationInput)
		.query(({ ctx, input }) => showInvitation(ctx, input)),
	// For administrators.
	invitations: adminProcedure("admin:read").query(({ ctx }) => listInvitations(ctx)),
	createInvitation: adminProcedure("admin:write")
		.input(createInvitationInput)
		.mutation(({ ctx, input }) => createInvitation(ctx, input)),
	endInvitation: adminProcedure("admin:write")
		.input(endInvitationInput)
		.mutation(({ ctx, input }) => endInvitation(ctx, input)),
});
