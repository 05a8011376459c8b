import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { PRESENCE_ERRORS } from "./presence.errors.ts";
import { MAX_STATUSES, STATUSES } from "./presence.ts";

const says = errorTextFrom(PRESENCE_ERRORS);

/** Malformed ids are left out of the answer, like those of unknown users. */
export const statusesInput = z
	.object({
		userIds: z
			.array(z.string(says("presence/users-invalid")), says("presence/users-invalid"))
			.max(MAX_STATUSES, says("presence/users-invalid")),
	})
	.meta({ id: "StatusesInput" });
export type StatusesInput = z.output<typeof statusesInput>;

export const updateStatusInput = z
	.object({ status: z.enum(STATUSES, says("presence/status-invalid")) })
	.meta({ id: "UpdateStatusInput" });
export type UpdateStatusInput = z.output<typeof updateStatusInput>;
