import { hasRow } from "@hilo/db/count-rows";
import type { Tx } from "@hilo/db/open-database";
import type { CustomInvitationRow, MailLinkRow, Queries } from "@hilo/db/tables";
import type { InvitationStatus } from "@hilo/rules/custom-games/privacy";

/** In any status. To change it, lock the receiver's row first. */
export function findInvitation(
	db: Queries,
	gameId: string,
	userId: string,
): Promise<CustomInvitationRow | undefined> {
	return db
		.selectFrom("custom_invitations")
		.selectAll()
		.where("game_id", "=", gameId)
		.where("user_id", "=", userId)
		.executeTakeFirst();
}

/** By the invitation's id or the game's. */
export async function findInvitedGame(
	db: Queries,
	userId: string,
	invitationOrGame: string,
): Promise<string | undefined> {
	const row = await db
		.selectFrom("custom_invitations")
		.select("game_id")
		.where("user_id", "=", userId)
		.where((eb) => eb.or([eb("id", "=", invitationOrGame), eb("game_id", "=", invitationOrGame)]))
		.executeTakeFirst();
	return row?.game_id;
}

export async function findInvitationsOfEach(
	tx: Tx,
	gameId: string,
	userIds: readonly string[],
): Promise<Map<string, Pick<CustomInvitationRow, "status" | "by_address">>> {
	const rows = await tx
		.selectFrom("custom_invitations")
		.select(["user_id", "status", "by_address"])
		.where("game_id", "=", gameId)
		.where("user_id", "in", userIds)
		.execute();
	return new Map(rows.map((row) => [row.user_id, row]));
}

/** Replaces earlier invitations of the same players to the same game. */
export async function putInvitations(tx: Tx, invitations: readonly CustomInvitationRow[]): Promise<void> {
	if (invitations.length === 0) return;
	await tx
		.insertInto("custom_invitations")
		.values(invitations)
		.onConflict((conflict) =>
			conflict.columns(["game_id", "user_id"]).doUpdateSet((eb) => ({
				sender_id: eb.ref("excluded.sender_id"),
				message: eb.ref("excluded.message"),
				status: eb.ref("excluded.status"),
				by_address: eb.ref("excluded.by_address"),
				sent_at: eb.ref("excluded.sent_at"),
				answered_at: null,
			})),
		)
		.execute();
}

/** Shows invitations by address to the game's creator. */
export async function revealSender(tx: Tx, gameId: string, userIds: readonly string[]): Promise<void> {
	if (userIds.length === 0) return;
	await tx
		.updateTable("custom_invitations")
		.set({ by_address: 0 })
		.where("game_id", "=", gameId)
		.where("user_id", "in", userIds)
		.execute();
}

export async function changeStatus(
	tx: Tx,
	{ id, status, at }: { id: string; status: InvitationStatus; at: number },
): Promise<void> {
	await tx.updateTable("custom_invitations").set({ status, answered_at: at }).where("id", "=", id).execute();
}

/** Receivers of unanswered invitations by address. */
export async function findInvitedByAddress(tx: Tx, gameId: string): Promise<string[]> {
	const rows = await tx
		.selectFrom("custom_invitations")
		.select("user_id")
		.where("game_id", "=", gameId)
		.where("status", "=", "pending")
		.where("by_address", "=", 1)
		.execute();
	return rows.map(({ user_id }) => user_id);
}

export async function removeInvitedByAddress(
	tx: Tx,
	{ gameId, userIds, at }: { gameId: string; userIds: readonly string[]; at: number },
): Promise<void> {
	await tx
		.updateTable("custom_invitations")
		.set({ status: "removed", answered_at: at })
		.where("game_id", "=", gameId)
		.where("user_id", "in", userIds)
		.where("status", "=", "pending")
		.where("by_address", "=", 1)
		.execute();
}

export function hasGames(db: Queries, creatorId: string): Promise<boolean> {
	const games = db.selectFrom("custom_games").where("creator_id", "=", creatorId);
	return hasRow(games.where("removed_at", "is", null));
}

/** A game, or all that a user has made and sent. */
export type InvitationScope = { readonly gameId: string } | { readonly ofUser: string };

/** Of pending and accepted invitations. */
export async function findReceivers(db: Queries, scope: InvitationScope): Promise<string[]> {
	const rows = await db
		.selectFrom("custom_invitations")
		.select("user_id")
		.distinct()
		.where("status", "in", ["pending", "accepted"])
		.where((eb) => {
			if ("gameId" in scope) return eb("game_id", "=", scope.gameId);
			const createdGames = eb.selectFrom("custom_games").select("id").where("creator_id", "=", scope.ofUser);
			return eb.or([eb("sender_id", "=", scope.ofUser), eb("game_id", "in", createdGames)]);
		})
		.execute();
	return rows.map(({ user_id }) => user_id);
}

export async function insertMailLinks(tx: Tx, links: readonly MailLinkRow[]): Promise<void> {
	if (links.length > 0) await tx.insertInto("mail_links").values(links).execute();
}

export async function findLinkedAddress(db: Queries, tokenHash: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("mail_links")
		.select("address_hash")
		.where("token_hash", "=", tokenHash)
		.executeTakeFirst();
	return row?.address_hash;
}

export async function findRefusedAmong(db: Queries, hashes: readonly string[]): Promise<Set<string>> {
	if (hashes.length === 0) return new Set();
	const rows = await db
		.selectFrom("mail_refusals")
		.select("address_hash")
		.where("address_hash", "in", hashes)
		.execute();
	return new Set(rows.map(({ address_hash }) => address_hash));
}

export async function findRefusal(db: Queries, hash: string): Promise<number | undefined> {
	const row = await db
		.selectFrom("mail_refusals")
		.select("refused_at")
		.where("address_hash", "=", hash)
		.executeTakeFirst();
	return row?.refused_at;
}

export async function insertRefusal(db: Queries, hash: string, at: number): Promise<void> {
	await db
		.insertInto("mail_refusals")
		.values({ address_hash: hash, refused_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
