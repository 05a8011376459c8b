import { countRows } from "@hilo/db/count-rows";
import type { CustomInvitationRow, Queries } from "@hilo/db/tables";
import { type NotNull, type SqlBool, sql } from "kysely";
import { isAfter, type PageOf } from "../../../platform/in-pages.ts";
import { doesNotBlock, isBlockBetween } from "../../friends/blocks.ts";
import { IS_VISIBLE } from "../../users/visible-users.ts";
import { gameRows, IS_AVAILABLE } from "../games.repo.ts";

/** Limits the list of a player who answers none. */
const MAX_SHOWN = 200;

/** Invitations by a player who blocks the user stay, so that the user does not learn of the block. */
const isPendingFor = (userId: string) => sql<SqlBool>`received.status = 'pending'
	and custom_games.is_hidden = 0
	and ${isBlockBetween(userId, sql.ref("custom_games.creator_id"))} = 0
	and ${doesNotBlock(userId, sql.ref("received.sender_id"))}
	and not exists (
		select 1 from reports
		where reports.reporter_id = ${userId} and reports.kind = 'game' and reports.subject_id = custom_games.id
	)`;

const pendingInvitations = (db: Queries, userId: string) =>
	gameRows(db, userId)
		.innerJoin("custom_invitations as received", (join) =>
			join.onRef("received.game_id", "=", "custom_games.id").on("received.user_id", "=", userId),
		)
		.innerJoin("users as senders", (join) =>
			join
				.onRef("senders.id", "=", "received.sender_id")
				.on("senders.deletion_due_at", "is", null)
				.on("senders.suspended_until", "is", null),
		)
		.where(IS_AVAILABLE)
		.where(isPendingFor(userId));

/** Kysely types these as nullable, because the query also has their tables by an outer join. */
interface Joined {
	readonly invitation_id: NotNull;
	readonly message: NotNull;
	readonly sent_at: NotNull;
	readonly sender_id: NotNull;
	readonly sender_name: NotNull;
}

export function findPendingInvitations(db: Queries, userId: string) {
	return pendingInvitations(db, userId)
		.select([
			"received.id as invitation_id",
			"received.message",
			"received.sent_at",
			"senders.id as sender_id",
			"senders.username as sender_name",
			"senders.avatar_url as sender_avatar_url",
		])
		.$narrowType<Joined>()
		.orderBy("received.sent_at", "desc")
		.orderBy("received.id")
		.limit(MAX_SHOWN)
		.execute();
}

export type PendingInvitationRow = Awaited<ReturnType<typeof findPendingInvitations>>[number];

export function countPendingInvitations(db: Queries, userId: string): Promise<number> {
	return countRows(pendingInvitations(db, userId));
}

export function findSent(db: Queries, gameId: string) {
	return db
		.selectFrom("custom_invitations")
		.innerJoin("users", "users.id", "custom_invitations.user_id")
		.select([
			"users.id",
			"users.username",
			"users.avatar_url",
			"custom_invitations.status",
			"custom_invitations.by_address",
			"custom_invitations.sent_at",
		])
		.where("custom_invitations.game_id", "=", gameId)
		.where(IS_VISIBLE)
		.orderBy("custom_invitations.sent_at")
		.orderBy("custom_invitations.id")
		.execute();
}

export type SentRow = Awaited<ReturnType<typeof findSent>>[number];

type Page = PageOf<Pick<CustomInvitationRow, "sent_at" | "id">>;

const isOfPage = ({ after }: Page) =>
	isAfter(after && [after.sent_at, after.id], "custom_invitations.sent_at", "custom_invitations.id");

const COLUMNS = [
	"custom_invitations.id",
	"custom_games.id as game_id",
	"custom_games.name as game_name",
	"users.username",
	"custom_invitations.status",
	"custom_invitations.by_address",
	"custom_invitations.sent_at",
	"custom_invitations.answered_at",
] as const;

/** A hidden sender has no name, and their message is left out. */
export function receivedAfter(db: Queries, userId: string, page: Page) {
	return db
		.selectFrom("custom_invitations")
		.innerJoin("custom_games", "custom_games.id", "custom_invitations.game_id")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "custom_invitations.sender_id").on(IS_VISIBLE))
		.select([
			...COLUMNS,
			"custom_invitations.sender_id as user_id",
			sql<string>`case when users.id is null then '' else custom_invitations.message end`.as("message"),
		])
		.where("custom_invitations.user_id", "=", userId)
		.where(isOfPage(page))
		.orderBy("custom_invitations.sent_at")
		.orderBy("custom_invitations.id")
		.limit(page.limit)
		.execute();
}

export function sentAfter(db: Queries, userId: string, page: Page) {
	return db
		.selectFrom("custom_invitations")
		.innerJoin("custom_games", "custom_games.id", "custom_invitations.game_id")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "custom_invitations.user_id").on(IS_VISIBLE))
		.select([...COLUMNS, "custom_invitations.user_id", "custom_invitations.message"])
		.where("custom_invitations.sender_id", "=", userId)
		.where(isOfPage(page))
		.orderBy("custom_invitations.sent_at")
		.orderBy("custom_invitations.id")
		.limit(page.limit)
		.execute();
}
