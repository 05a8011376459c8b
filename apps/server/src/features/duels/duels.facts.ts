import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";

type Telling = Pick<Ctx, "live">;
type People = readonly (string | null)[];

/** Makes the players' clients refetch their lists of challenges, after the commit. */
export function tellOfDuels({ live }: Telling, tx: Tx, people: People): void {
	const to = playersAmong(people);
	tx.afterCommit(() => live.tell(to, { kind: "duels" }));
}

/** Makes the players' clients refetch this duel, after the commit. */
export function tellInDuel({ live }: Telling, tx: Tx, duelId: string, people: People): void {
	const to = playersAmong(people);
	tx.afterCommit(() => live.tell(to, { kind: "duel", in: duelId }));
}

function playersAmong(people: People): string[] {
	return [...new Set(people.filter((id) => id !== null))];
}
