import type { Dice } from "./dice.ts";
import type { Ledger } from "./ledger.ts";
import type { RetryingClient } from "./retrying-client.ts";

/** A simulated player, who knows what the site must answer after their actions. */
export interface CrowdMember {
	step(): Promise<void>;
	verify(): Promise<void>;
}

export interface MemberTools {
	readonly ledger: Ledger;
	readonly client: RetryingClient;
	readonly dice: Dice;
	/** Part of every text this player writes, so that no two write the same. */
	readonly name: string;
}
