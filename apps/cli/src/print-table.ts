const NAME_WIDTH = 16;

export type Row = readonly [name: string, value: string];

export function printTable(rows: readonly Row[], print: (line: string) => void): void {
	for (const [name, value] of rows) print(name.padEnd(NAME_WIDTH) + value);
}
