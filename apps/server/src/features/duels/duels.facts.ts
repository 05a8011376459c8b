import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";

type Telling = Pick<Ctx, "live">;
/** Whom a fact reaches; visitors, who have no account, are left out. */
type People = readonly (string | null)[];

/** Invites players, once the transaction is committed, to look again at the challenges that they sent or were sent. */
export function tellOfDuels({ live }: Telling, tx: Tx, people: People): void {
	const to = playersAmong(people);
	tx.afterCommit(() => live.tell(to, { kind: "duels" }));
}

/** Invites those who are at a duel, once the transaction is committed, to look again at it. */
export function tellInDuel({ live }: Telling, tx: Tx, duelId: string, people: People): void {
	const to = playersAmong(people);
	tx.afterCommit(() => live.tell(to, { kind: "duel", in: duelId }));
}

function playersAmong(people: People): string[] {
	return [...new Set(people.filter((id) => id !== null))];
}
