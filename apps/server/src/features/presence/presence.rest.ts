import { STATUSES } from "@hilo/rules/presence/presence";
import { statusesInput, updateStatusInput } from "@hilo/rules/presence/presence.schema";
import { z } from "zod";
import { done, restRow } from "../../platform/rest/rest-row.ts";
import { statuses, updateStatus } from "./statuses.ts";

const statusAnswer = z
	.object({ status: z.enum(STATUSES), lastOnline: z.iso.datetime().nullable() })
	.meta({ id: "OnlineStatus" });

export const presenceRows = [
	restRow({
		method: "post",
		path: "/user/online-status",
		scope: "read",
		summary: "The online status of these users; all but friends and the caller appear offline",
		access: "player",
		input: statusesInput,
		errors: ["presence/users-invalid"],
		answer: z.record(z.string(), statusAnswer),
		handle: statuses,
	}),
	restRow({
		method: "post",
		path: "/user/update-status",
		scope: "social",
		summary: "Sets the caller's online status, for at least 90 seconds",
		access: "player",
		input: updateStatusInput,
		errors: ["presence/status-invalid"],
		...done(updateStatus),
	}),
];
