import type { Ctx } from "../../../platform/context.ts";
import { touchAll } from "../../users/change-user.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { findReceivers, type Shared } from "./receivers.repo.ts";

/** Held at once, so that others don't wait long. */
const BATCH = 100;

/**
 * Has everybody whose invitations name something look again, because it goes or comes back: a game that is deleted or hidden, or all that
 * a user has made and sent. It runs after the answer, in small parts: a game may be shared with thousands.
 */
export function lookAgain(ctx: Pick<Ctx, "db" | "live" | "background">, shared: Shared): void {
	const { db, live } = ctx;
	ctx.background.run("look at invitations again", async () => {
		let after = "";
		for (;;) {
			const ids = await findReceivers(db.kysely, shared, { after, limit: BATCH });
			if (ids.length > 0) {
				await db.transaction(async (tx) => {
					await lockUsers(tx, ids);
					await touchAll(tx, ids);
				});
				live.tell(ids, { kind: "invitations" });
			}
			after = ids.at(-1) ?? after;
			if (ids.length < BATCH) return;
		}
	});
}
