import { type Compilable, sql } from "kysely";
import type { Database } from "../open-database.ts";

/** Returns how the database means to carry out a query, as text. */
export async function planOf({ dialect, transaction }: Database, query: Compilable): Promise<string> {
	const compiled = query.compile();
	return await transaction(async (tx) => {
		// PostgreSQL reads and sorts a small table as a whole where it has any choice.
		for (const way of dialect === "postgres" ? ["seqscan", "bitmapscan", "sort"] : []) {
			await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
		}
		const explain = dialect === "postgres" ? "explain" : "explain query plan";
		const { rows } = await tx.executeQuery({ ...compiled, sql: `${explain} ${compiled.sql}` });
		return rows.map((row) => JSON.stringify(row)).join("\n");
	});
}
