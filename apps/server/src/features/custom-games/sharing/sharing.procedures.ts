import { ownGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import {
	inviteInput,
	respondInput,
	unsubscribeInput,
	withdrawInvitationInput,
} from "@hilo/rules/custom-games/sharing.schema";
import { playerProcedure, procedure } from "../../../platform/procedures.ts";
import { invite } from "./invite.ts";
import { listInvitations } from "./list-invitations.ts";
import { removeShared, respond } from "./respond.ts";
import { sentInvitations } from "./sent-invitations.ts";
import { presentInvitation, presentSent } from "./sharing.presenter.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

export const sharingProcedures = {
	invite: playerProcedure
		.input(inviteInput)
		.mutation(async ({ ctx, input }) => ({ invited: await invite(ctx, input) })),
	invitations: playerProcedure.query(async ({ ctx }) =>
		(await listInvitations(ctx)).map((row) => presentInvitation(ctx, row)),
	),
	sentInvitations: playerProcedure
		.input(ownGameInput)
		.query(async ({ ctx, input }) => (await sentInvitations(ctx, input)).map(presentSent)),
	respond: playerProcedure.input(respondInput).mutation(({ ctx, input }) => respond(ctx, input)),
	withdrawInvitation: playerProcedure
		.input(withdrawInvitationInput)
		.mutation(({ ctx, input }) => withdrawInvitation(ctx, input)),
	removeShared: playerProcedure.input(ownGameInput).mutation(({ ctx, input }) => removeShared(ctx, input)),
	/** Needs no session: the link's token gives access. */
	unsubscribe: procedure.input(unsubscribeInput).mutation(({ ctx, input }) => unsubscribe(ctx, input)),
};
