import {
	createInvitationInput,
	endInvitationInput,
	showInvitationInput,
} from "@hilo/rules/registration/registration.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { createInvitation } from "./create-invitation.ts";
import { endInvitation } from "./end-invitation.ts";
import { listInvitations } from "./list-invitations.ts";
import { showInvitation } from "./show-invitation.ts";

export const registrationRouter = router({
	invitation: procedure("any")
		.input(showInvitationInput)
		.query(({ ctx, input }) => showInvitation(ctx, input)),
	// For administrators.
	invitations: playerProcedure("admin:read").query(({ ctx }) => listInvitations(ctx)),
	createInvitation: playerProcedure("admin:write")
		.input(createInvitationInput)
		.mutation(({ ctx, input }) => createInvitation(ctx, input)),
	endInvitation: playerProcedure("admin:write")
		.input(endInvitationInput)
		.mutation(({ ctx, input }) => endInvitation(ctx, input)),
});
