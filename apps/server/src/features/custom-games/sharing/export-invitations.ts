import type { Queries } from "@hilo/db/tables";
import { isShownToCreator } from "@hilo/rules/custom-games/invitation";
import type { Ctx } from "../../../platform/context.ts";
import { inPages } from "../../../platform/in-pages.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { findUser } from "../../users/find-user.ts";
import { receivedAfter, sentAfter } from "./invitation-lists.repo.ts";
import { findRefusal } from "./mail-links.repo.ts";
import { addressHash } from "./mail-strangers.ts";

/** Shows no more of other users than the site does. */
export async function exportInvitations({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	const refusedAt = await mailsRefusedAt(db, userId);
	return {
		received: inPages(db, userId, receivedAfter, (row) => ({ ...invitation(row), from: otherPlayer(row) })),
		sent: sentInvitations(db, userId),
		mailsRefusedAt: refusedAt === undefined ? null : isoTime(refusedAt),
	};
}

async function* sentInvitations(db: Queries, userId: string) {
	const rows = inPages(db, userId, sentAfter, (row) => row);
	for await (const row of rows)
		if (isShownToCreator({ status: row.status, byAddress: row.by_address === 1 }))
			yield { ...invitation(row), to: otherPlayer(row) };
}

type Exported = Awaited<ReturnType<typeof receivedAfter>>[number];

function invitation({ game_id, game_name, message, status, sent_at, answered_at }: Exported) {
	return {
		gameId: game_id,
		gameName: game_name,
		message,
		status,
		sentAt: isoTime(sent_at),
		answeredAt: isoTime(answered_at),
	};
}

function otherPlayer({ user_id, username }: Exported) {
	return { userId: user_id, username };
}

async function mailsRefusedAt(db: Queries, userId: string): Promise<number | undefined> {
	const user = await findUser(db, userId);
	return user && findRefusal(db, addressHash(user.email_key));
}
