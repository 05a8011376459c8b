import type { Queries } from "@hilo/db/tables";
import { isShownToCreator } from "@hilo/rules/custom-games/invitation";
import type { Item } from "@hilo/rules/custom-games/item";
import type { Ctx } from "../../platform/context.ts";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { findUser } from "../users/find-user.ts";
import { gamesAfter } from "./editing/editing.repo.ts";
import { playsAfter } from "./play/plays.repo.ts";
import { receivedAfter, sentAfter } from "./sharing/invitation-lists.repo.ts";
import { findRefusal } from "./sharing/invitations.repo.ts";
import { addressHash } from "./sharing/mail-strangers.ts";

type ExportedGame = Awaited<ReturnType<typeof gamesAfter>>[number];

/** One at a time, because a game may have 4 MB. */
export function exportGames({ db }: Pick<Ctx, "db">, userId: string) {
	return inPages(db.kysely, userId, gamesAfter, presentGame, 1);
}

function presentGame(game: ExportedGame) {
	const items: Item[] = JSON.parse(game.items);
	return {
		id: game.id,
		name: game.name,
		description: game.description,
		valueLabel: game.value_label,
		question: game.question,
		thousandsSeparator: game.thousands_separator === 1,
		category: game.category,
		privacyLevel: game.privacy,
		timerSeconds: game.timer_seconds,
		source: game.source,
		asOf: game.as_of,
		licence: game.licence,
		playCount: game.play_count,
		createdAt: isoTime(game.created_at),
		updatedAt: isoTime(game.updated_at),
		removedAt: isoTime(game.removed_at),
		removalReason: game.removal_reason,
		items,
	};
}

export function exportCustomPlays({ db }: Pick<Ctx, "db">, userId: string) {
	return inPages(db.kysely, userId, playsAfter, presentPlay);
}

function presentPlay(row: Awaited<ReturnType<typeof playsAfter>>[number]) {
	return {
		id: row.id,
		game: { id: row.game_id, name: row.name },
		score: row.score,
		timeTaken: row.time_taken,
		totalGuesses: row.total_guesses,
		verified: row.verified === 1,
		playedAt: isoTime(row.played_at),
	};
}

/** Shows no more of other users than the site does. */
export async function exportInvitations({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	const refusedAt = await mailsRefusedAt(db, userId);
	return {
		received: inPages(db, userId, receivedAfter, (row) => ({
			...presentInvitation(row),
			from: otherPlayer(row),
		})),
		sent: sentInvitations(db, userId),
		mailsRefusedAt: refusedAt === undefined ? null : isoTime(refusedAt),
	};
}

async function* sentInvitations(db: Queries, userId: string) {
	const rows = inPages(db, userId, sentAfter, (row) => row);
	for await (const row of rows)
		if (isShownToCreator({ status: row.status, byAddress: row.by_address === 1 }))
			yield { ...presentInvitation(row), to: otherPlayer(row) };
}

type ExportedInvitation = Awaited<ReturnType<typeof receivedAfter>>[number];

function presentInvitation({
	game_id,
	game_name,
	message,
	status,
	sent_at,
	answered_at,
}: ExportedInvitation) {
	return {
		gameId: game_id,
		gameName: game_name,
		message,
		status,
		sentAt: isoTime(sent_at),
		answeredAt: isoTime(answered_at),
	};
}

function otherPlayer({ user_id, username }: ExportedInvitation) {
	return { userId: user_id, username };
}

async function mailsRefusedAt(db: Queries, userId: string): Promise<number | undefined> {
	const user = await findUser(db, userId);
	return user && findRefusal(db, addressHash(user.email_key));
}
