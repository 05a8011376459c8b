/** What a command uses besides the database. Tests pass their own. */
export interface Terminal {
	/** Environment variables, including those of `.env`. */
	readonly env: Record<string, string | undefined>;
	/** Makes a path absolute, from the folder of the caller. */
	path(file: string): string;
	print(line: string): void;
	/** Shows progress; on a terminal, each line replaces the last one. */
	progress(line: string): void;
}
