import { createTokenInput, endTokenInput } from "@hilo/rules/api-tokens/api-tokens.schema";
import { adminProcedure, playerProcedure, router } from "../../../platform/procedures.ts";
import { endAdminToken, endApiToken, listAdminTokens, listApiTokens } from "./api-tokens.ts";
import { createApiToken } from "./create-api-token.ts";

/** A token can't make another one, or outlive its end. */
const sessionProcedure = playerProcedure("never");

export const apiTokensRouter = router({
	list: sessionProcedure.query(({ ctx }) => listApiTokens(ctx)),
	create: sessionProcedure.input(createTokenInput).mutation(({ ctx, input }) => createApiToken(ctx, input)),
	end: sessionProcedure.input(endTokenInput).mutation(({ ctx, input }) => endApiToken(ctx, input)),
	listAdmin: adminProcedure("never").query(({ ctx }) => listAdminTokens(ctx)),
	endAdmin: adminProcedure("never")
		.input(endTokenInput)
		.mutation(({ ctx, input }) => endAdminToken(ctx, input)),
});
