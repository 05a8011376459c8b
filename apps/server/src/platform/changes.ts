import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";

const counts = new WeakMap<object, Map<string, number>>();

/** Notes that this process changed a topic, at the commit or else immediately. Call it after the statement. */
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

/** Read this before the data: cached data is valid as long as the number stays the same. */
export function changesOf(db: Queries, topic: string): number {
	return counts.get(db.getExecutor().adapter)?.get(topic) ?? 0;
}
