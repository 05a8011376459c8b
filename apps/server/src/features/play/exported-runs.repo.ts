import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/queries";
import type { RunRow } from "@hilo/db/tables";

export function runsAfter(
	db: Queries,
	userId: string,
	{ after, limit }: { after: Pick<RunRow, "started_at" | "id"> | undefined; limit: number },
) {
	const first = db
		.selectFrom("runs")
		.select(columnsOf("runs"))
		.where("user_id", "=", userId)
		.orderBy("started_at")
		.orderBy("id")
		.limit(limit);
	if (after === undefined) return first;
	return first.where(({ eb, refTuple, tuple }) =>
		eb(refTuple("started_at", "id"), ">", tuple(after.started_at, after.id)),
	);
}

export function movesOf(db: Queries, runIds: readonly string[]) {
	return db
		.selectFrom("moves")
		.select(columnsOf("moves"))
		.where("run_id", "in", runIds)
		.orderBy("run_id")
		.orderBy("round");
}
