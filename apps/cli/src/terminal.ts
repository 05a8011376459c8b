/** What a command reads and writes besides the database. Tests bring their own. */
export interface Terminal {
	/** Environment variables, those of `.env` included. */
	readonly env: Record<string, string | undefined>;
	/** Makes a path absolute, from the folder that the operator stands in. */
	path(file: string): string;
	/** Prints a line of the command's result. */
	print(line: string): void;
	/** Shows how far a long command is: takes the place of the line before where that is possible. */
	progress(line: string): void;
}
