import { octetInputParser } from "@trpc/server/http";
import { playerProcedure } from "../../../platform/procedures.ts";
import { addPicture } from "./add-picture.ts";
import { pictureQuota } from "./picture-quota.ts";

/** The calls of the router `customGames` that are about pictures. */
export const picturesProcedures = {
	addPicture: playerProcedure.input(octetInputParser).mutation(({ ctx, input }) => addPicture(ctx, input)),
	pictureQuota: playerProcedure.query(({ ctx }) => pictureQuota(ctx)),
};
