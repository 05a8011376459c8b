import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";

const reportOf = prepared((db, param: Param<{ userId: string; gameId: string }>) =>
	db
		.selectFrom("reports")
		.select("id")
		.where("reporter_id", "=", param("userId"))
		.where("kind", "=", "game")
		.where("subject_id", "=", param("gameId"))
		.where("decision", "is", null),
);

/** Only a report that waits for a decision counts. */
export async function hasReported(db: Queries, userId: string, gameId: string): Promise<boolean> {
	return (await reportOf.first(db, { userId, gameId })) !== undefined;
}
