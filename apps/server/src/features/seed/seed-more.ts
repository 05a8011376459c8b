export interface SeedMore {
	/** How many demo players there are. */
	readonly users: number;
	/** The same seed gives the same data. */
	readonly seed: string;
	/** How many games or runs there shall be in the end. */
	readonly count: number;
	/** Called after each batch. */
	onProgress?(done: number): void;
}
