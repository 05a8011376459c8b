/** What is used of papaparse. Its published types need those of Node, which the rules and the browser don't have. */
declare module "papaparse" {
	interface Step {
		readonly data: string[];
		readonly errors: readonly unknown[];
		/** `cursor` is the position in the text behind the row. */
		readonly meta: { readonly cursor: number };
	}
	interface Options {
		readonly delimiter: string;
		readonly newline: "\n" | "\r" | "\r\n";
		readonly escapeChar?: string;
		readonly quoteChar?: string;
		readonly step: (row: Step, parser: { abort(): void }) => void;
	}
	const Papa: { parse(text: string, options: Options): void };
	export = Papa;
}
