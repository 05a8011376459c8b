/** The rows in their order, in parts of at most `size`, for statements that take only so many. */
export function inParts<Row>(rows: readonly Row[], size: number): Row[][] {
	const count = Math.ceil(rows.length / size);
	return Array.from({ length: count }, (_, part) => rows.slice(part * size, (part + 1) * size));
}
