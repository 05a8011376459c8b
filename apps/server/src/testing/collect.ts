export async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
	const read: Row[] = [];
	for await (const row of rows) read.push(row);
	return read;
}
