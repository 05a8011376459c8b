import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/queries";
import type { MoveRow, RunRow } from "@hilo/db/tables";

export function findFinishedRun(db: Queries, id: string, userId: string): Promise<RunRow | undefined> {
	return db
		.selectFrom("runs")
		.select(columnsOf("runs"))
		.where("id", "=", id)
		.where("user_id", "=", userId)
		.where("status", "=", "over")
		.executeTakeFirst();
}

export function findMovesOf(
	db: Queries,
	runId: string,
): Promise<Pick<MoveRow, "guess" | "correct" | "at">[]> {
	return db
		.selectFrom("moves")
		.select(["guess", "correct", "at"])
		.where("run_id", "=", runId)
		.orderBy("round")
		.execute();
}
