import type { Ctx } from "../../platform/context.ts";
import { listSessions } from "./list-sessions.ts";

/** @throws AppError 401. */
export async function exportSessions(ctx: Ctx) {
	return (await listSessions(ctx)).map(({ device, createdAt, lastSeenAt }) => ({
		device,
		createdAt,
		lastSeenAt,
	}));
}
