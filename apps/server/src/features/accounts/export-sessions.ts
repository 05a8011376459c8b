import type { Ctx } from "../../platform/context.ts";
import { listSessions } from "./list-sessions.ts";

/** Returns where the signed-in player is signed in, without the sessions' ids. @throws AppError 401. */
export async function exportSessions(ctx: Ctx) {
	return (await listSessions(ctx)).map(({ device, createdAt, lastSeenAt }) => ({
		device,
		createdAt,
		lastSeenAt,
	}));
}
