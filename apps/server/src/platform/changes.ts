import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";

/** By database, how often this process has changed what a topic names. */
const counts = new WeakMap<object, Map<string, number>>();

/**
 * Notes that this process has changed what the topic names, for whoever keeps in memory what they have read of it: once the transaction is
 * committed, or at once outside one. Call it behind the statement.
 */
export function noteChange(db: Queries | Tx, topic: string): void {
	const { adapter } = db.getExecutor();
	const note = () => {
		const topics = counts.get(adapter) ?? new Map<string, number>();
		topics.set(topic, (topics.get(topic) ?? 0) + 1);
		counts.set(adapter, topics);
	};
	if ("afterCommit" in db) db.afterCommit(note);
	else note();
}

/** How often the topic was noted so far. Ask before reading: what was read is good as long as the number is the same. */
export function changesOf(db: Queries, topic: string): number {
	return counts.get(db.getExecutor().adapter)?.get(topic) ?? 0;
}
