/** What demo players have made or done. */
export interface SeedMore {
	/** How many demo players there are. */
	readonly users: number;
	/** Whatever it is, the same gives the same. */
	readonly seed: string;
	/** How many there shall be. */
	readonly count: number;
	/** Is told how many have been dealt with, after each batch. */
	onProgress?(done: number): void;
}
