import type { Dice } from "../fuzz/dice.ts";
import type { Caller } from "./caller.ts";
import type { Ledger } from "./ledger.ts";

/** Somebody who does one thing after the other on the site, and knows what the site must say of it. */
export interface Doer {
	/** Does the next thing, and waits until it is answered. */
	step(): Promise<void>;
	/** Compares what the site says with what was done. */
	verify(): Promise<void>;
}

/** What a doer does things with. */
export interface Hands {
	readonly ledger: Ledger;
	readonly caller: Caller;
	readonly dice: Dice;
	/** Stands in all that is written, so that no two write the same. */
	readonly name: string;
}
