import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { MAX_STATUSES, STATUSES } from "./presence.ts";

/** Malformed ids are left out of the answer, like those of unknown users. */
export const statusesInput = z
	.object({
		userIds: z
			.array(z.string(errorCode("presence/users-invalid")), errorCode("presence/users-invalid"))
			.max(MAX_STATUSES, errorCode("presence/users-invalid")),
	})
	.meta({ id: "StatusesInput" });
export type StatusesInput = z.output<typeof statusesInput>;

export const updateStatusInput = z
	.object({ status: z.enum(STATUSES, errorCode("presence/status-invalid")) })
	.meta({ id: "UpdateStatusInput" });
export type UpdateStatusInput = z.output<typeof updateStatusInput>;
