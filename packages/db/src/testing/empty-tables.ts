import type { Pool } from "pg";

/** Counts of rows that triggers keep. Their rows stay, at nought. */
const COUNTS = "site_counts";

/** Removes what a test has written, table by table: most tests write to few. */
export class TableEmptier {
	readonly #connections: Pool;
	#whichHaveRows: Promise<string> | undefined;

	constructor(connections: Pool) {
		this.#connections = connections;
	}

	async empty(): Promise<void> {
		this.#whichHaveRows ??= this.#askForRows();
		const { rows } = await this.#connections.query<{ name: string }>({
			name: "tables_with_rows",
			text: await this.#whichHaveRows,
		});
		if (rows.length > 0) await this.#delete(rows.map(({ name }) => name));
	}

	async #delete(names: readonly string[]): Promise<void> {
		// As a replica runs no triggers, foreign keys among them, the order does not matter.
		const deletes = names.map((name) =>
			name === COUNTS ? `update ${COUNTS} set count = 0` : `delete from "${name}"`,
		);
		await this.#connections.query(
			["begin", "set local session_replication_role = replica", ...deletes, "commit"].join(";"),
		);
	}

	/** Returns the query that names the tables with rows. */
	async #askForRows(): Promise<string> {
		const { rows } = await this.#connections.query<{ name: string }>(
			`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
		);
		return rows
			.map(({ name }) => {
				const where = name === COUNTS ? " where count <> 0" : "";
				return `select '${name}' as name where exists (select from "${name}"${where})`;
			})
			.join(" union all ");
	}
}
