import type { Ctx } from "../../platform/context.ts";
import { notifyFriendsOfPresence } from "./notify-friends-of-presence.ts";
import { deleteProcess, findDeadProcesses, putLastOnline } from "./presence.repo.ts";

/** How long a process counts as alive after its heartbeat. */
export const PROCESS_LEASE_MS = 30_000;

/** Sets the players of dead processes offline and notifies their friends. */
export async function sweepDeadProcesses(services: Pick<Ctx, "db" | "clock" | "liveEvents">): Promise<void> {
	const { db, clock } = services;
	const now = clock.now();
	for (const id of await findDeadProcesses(db.kysely, now)) {
		const userIds = await db.transaction(async (tx) => {
			const dead = await deleteProcess(tx, id, now);
			if (!dead) return [];
			const at = dead.aliveUntil - PROCESS_LEASE_MS;
			await putLastOnline(
				tx,
				dead.userIds.map((user_id) => ({ user_id, at })),
			);
			return dead.userIds;
		});
		await notifyFriendsOfPresence(services, userIds);
	}
}
