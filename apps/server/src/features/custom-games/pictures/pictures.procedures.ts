import { octetInputParser } from "@trpc/server/http";
import { playerProcedure } from "../../../platform/procedures.ts";
import { addPicture } from "./add-picture.ts";
import { pictureQuota } from "./picture-quota.ts";

export const picturesProcedures = {
	addPicture: playerProcedure.input(octetInputParser).mutation(({ ctx, input }) => addPicture(ctx, input)),
	pictureQuota: playerProcedure.query(({ ctx }) => pictureQuota(ctx)),
};
