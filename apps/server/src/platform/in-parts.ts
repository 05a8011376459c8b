/** SQLite takes 32,766 values per statement, PostgreSQL twice as many: enough for rows of 32 values. */
const ROWS_PER_STATEMENT = 1_000;

export function inParts<Row>(rows: readonly Row[], size = ROWS_PER_STATEMENT): Row[][] {
	const count = Math.ceil(rows.length / size);
	return Array.from({ length: count }, (_, part) => rows.slice(part * size, (part + 1) * size));
}
