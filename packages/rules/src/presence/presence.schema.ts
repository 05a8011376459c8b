import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { PRESENCE_ERRORS } from "./presence.errors.ts";
import { MAX_STATUSES, STATUSES } from "./presence.ts";

const errorText = errorTextFrom(PRESENCE_ERRORS);

/** Malformed ids are left out of the answer, like those of unknown users. */
export const statusesInput = z
	.object({
		userIds: z
			.array(z.string(errorText("presence/users-invalid")), errorText("presence/users-invalid"))
			.max(MAX_STATUSES, errorText("presence/users-invalid")),
	})
	.meta({ id: "StatusesInput" });
export type StatusesInput = z.output<typeof statusesInput>;

export const updateStatusInput = z
	.object({ status: z.enum(STATUSES, errorText("presence/status-invalid")) })
	.meta({ id: "UpdateStatusInput" });
export type UpdateStatusInput = z.output<typeof updateStatusInput>;
