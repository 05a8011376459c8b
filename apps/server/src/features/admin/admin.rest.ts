import { z } from "zod";
import { restRow } from "../../platform/rest/rest-row.ts";
import { checkAccess } from "./check-access.ts";

export const adminRows = [
	restRow({
		method: "get",
		path: "/admin/check-access",
		summary: "Whether one is an administrator",
		access: "player",
		answer: z.object({ isAdmin: z.boolean() }),
		handle: checkAccess,
	}),
];
