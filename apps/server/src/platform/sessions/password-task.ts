/** What a hash of argon2id costs: KiB of memory, passes, lanes. */
export interface PasswordCost {
	readonly memoryCost: number;
	readonly timeCost: number;
	readonly parallelism: number;
}

/** What a thread is asked for: a new hash, or whether a password fits a stored one. */
export type PasswordTask =
	| { readonly password: string; readonly cost: PasswordCost }
	| { readonly password: string; readonly stored: string };
