import type { Tx } from "@hilo/db/open-database";
import type { Queries, RegistrationInvitationRow } from "@hilo/db/tables";

export async function insertInvitation(db: Queries, row: RegistrationInvitationRow): Promise<void> {
	await db.insertInto("registration_invitations").values(row).execute();
}

export function findInvitationByHash(
	db: Queries,
	hash: string,
): Promise<RegistrationInvitationRow | undefined> {
	return db.selectFrom("registration_invitations").selectAll().where("hash", "=", hash).executeTakeFirst();
}

/** Invitation links that can be used, the newest first. Setup links are left out. */
export function findOpenInvitations(db: Queries, now: number) {
	return db
		.selectFrom("registration_invitations as invitation")
		.leftJoin("users", "users.id", "invitation.created_by")
		.select([
			"invitation.id",
			"invitation.note",
			"invitation.uses_left",
			"invitation.max_uses",
			"invitation.expires_at",
			"users.username as creator",
		])
		.where("invitation.makes_admin", "=", 0)
		.where("invitation.uses_left", ">", 0)
		.where("invitation.expires_at", ">", now)
		.orderBy("invitation.created_at", "desc")
		.orderBy("invitation.id", "desc")
		.execute();
}

/** Of simultaneous calls for the last use, one gets true. */
export async function takeUse(tx: Tx, id: string, now: number): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("registration_invitations")
		.set((eb) => ({ uses_left: eb("uses_left", "-", 1) }))
		.where("id", "=", id)
		.where("uses_left", ">", 0)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Returns the ids. Of simultaneous calls, one gets them: the others wait for it, and find none. */
export async function useUpSetupLinks(tx: Tx): Promise<string[]> {
	const rows = await tx
		.updateTable("registration_invitations")
		.set({ uses_left: 0 })
		.where("makes_admin", "=", 1)
		.where("uses_left", ">", 0)
		.returning("id")
		.execute();
	return rows.map(({ id }) => id);
}

/** Returns the deleted invitation; undefined where there was none. */
export function deleteInvitation(tx: Tx, id: string): Promise<RegistrationInvitationRow | undefined> {
	return tx
		.deleteFrom("registration_invitations")
		.where("id", "=", id)
		.where("makes_admin", "=", 0)
		.returningAll()
		.executeTakeFirst();
}

export async function deleteInvitationsExpiredBefore(db: Queries, before: number): Promise<void> {
	await db.deleteFrom("registration_invitations").where("expires_at", "<", before).execute();
}
