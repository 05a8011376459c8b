import type { Dice } from "../fuzz/dice.ts";
import type { Caller } from "./caller.ts";
import type { Ledger } from "./ledger.ts";

/** A simulated player, who knows what the site must answer after their actions. */
export interface Doer {
	step(): Promise<void>;
	verify(): Promise<void>;
}

export interface Hands {
	readonly ledger: Ledger;
	readonly caller: Caller;
	readonly dice: Dice;
	/** Part of every text this player writes, so that no two write the same. */
	readonly name: string;
}
