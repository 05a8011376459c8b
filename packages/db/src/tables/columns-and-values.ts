/** Epoch ms, UTC. */
export type Millis = number;

export type Flag = 0 | 1;

export type Columns<Tables> = {
	readonly [Table in keyof Tables]: { readonly [Column in keyof Tables[Table]]: true };
};
