/** Epoch ms, UTC. */
export type Millis = number;

export type Flag = 0 | 1;

/** Names every column of some tables, and nothing else. */
export type Columns<Tables> = {
	readonly [Table in keyof Tables]: { readonly [Column in keyof Tables[Table]]: true };
};
