import {
	legalInput,
	legalVersionInput,
	previewLegalInput,
	publishLegalInput,
} from "@hilo/rules/site/legal.schema";
import { playerProcedure, procedure } from "../../../platform/procedures.ts";
import { legalText, legalVersion, previewLegal, publishLegal } from "./edit-legal.ts";
import { readLegal } from "./read-legal.ts";

export const legalProcedures = {
	legal: procedure
		.meta({ openInMaintenance: true })
		.input(legalInput)
		.query(({ ctx, input }) => readLegal(ctx, input)),
	legalText: playerProcedure.input(legalInput).query(({ ctx, input }) => legalText(ctx, input)),
	legalVersion: playerProcedure.input(legalVersionInput).query(({ ctx, input }) => legalVersion(ctx, input)),
	// A mutation, because the text is too long for a URL.
	previewLegal: playerProcedure
		.input(previewLegalInput)
		.mutation(({ ctx, input }) => previewLegal(ctx, input)),
	publishLegal: playerProcedure
		.input(publishLegalInput)
		.mutation(({ ctx, input }) => publishLegal(ctx, input)),
};
