import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { Relationship } from "@hilo/rules/friends/relationship";
import type { PlayerCtx } from "../../platform/context.ts";
import { lockUsers } from "../users/lock-users.ts";
import { isVisible } from "../users/visible-users.ts";
import { findRelationship } from "./relationships.repo.ts";

export interface BothUsers {
	readonly tx: Tx;
	/** The signed-in player. */
	readonly own: UserRow;
	readonly other: UserRow;
	readonly relationship: Relationship;
}

/** Locks both users, so that changes between them run one after the other and the limits of each hold.
 * @throws AppError 404 for an unknown, suspended or leaving player. */
export function withBothUsers<T>(
	ctx: PlayerCtx,
	otherId: string,
	work: (both: BothUsers) => Promise<T>,
): Promise<T> {
	const player = ctx.actor;
	return ctx.db.transaction(async (tx) => {
		const locked = await lockUsers(tx, [player.id, otherId]);
		const own = locked.find(({ id }) => id === player.id);
		const other = locked.find(({ id }) => id === otherId);
		if (!own) throw new AppError("accounts/signed-out");
		if (!other || !isVisible(other)) throw new AppError("accounts/user-not-found");
		return work({ tx, own, other, relationship: await findRelationship(tx, own.id, other.id) });
	});
}
