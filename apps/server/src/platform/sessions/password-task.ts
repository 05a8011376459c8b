/** The cost of argon2id: KiB of memory, passes, lanes. */
export interface PasswordCost {
	readonly memoryCost: number;
	readonly timeCost: number;
	readonly parallelism: number;
}

export type PasswordTask =
	| { readonly password: string; readonly cost: PasswordCost }
	| { readonly password: string; readonly stored: string };
