import type { Caller } from "./caller.ts";
import type { Doer, Hands } from "./doer.ts";

interface Requests {
	readonly incoming: readonly { readonly userId: string }[];
}

/** Sends a friend request, accepts it as the other player, removes the friend, and repeats. */
export class Befriender implements Doer {
	readonly #hands: Hands;
	readonly #own: string;
	readonly #other: { readonly id: string; readonly caller: Caller };
	#next: "request" | "accept" | "remove" = "request";

	constructor(hands: Hands, own: string, other: { readonly id: string; readonly caller: Caller }) {
		this.#hands = hands;
		this.#own = own;
		this.#other = other;
	}

	async step(): Promise<void> {
		const { caller, ledger, name } = this.#hands;
		const other = this.#other;
		const [who, userId] = this.#next === "accept" ? [other.caller, this.#own] : [caller, other.id];
		const { status, code } = await who.act(`friends.${this.#next}`, { userId });
		ledger.check(status === 200, `${name}'s ${this.#next} was answered ${status} ${code}`);
		this.#next = this.#next === "request" ? "accept" : this.#next === "accept" ? "remove" : "request";
		await this.verify();
	}

	async verify(): Promise<void> {
		const { caller, ledger, name } = this.#hands;
		const places = [
			{ who: caller, whom: this.#other.id },
			{ who: this.#other.caller, whom: this.#own },
		];
		for (const { who, whom } of places) {
			const friends = await who.ask<readonly { readonly userId: string }[]>("friends.list");
			const found = friends.filter(({ userId }) => userId === whom).length;
			ledger.expect(`${name}'s friendship`, found, this.#next === "remove" ? 1 : 0);
		}
		const asked = await this.#other.caller.ask<Requests>("friends.requests");
		const open = asked.incoming.filter(({ userId }) => userId === this.#own).length;
		ledger.expect(`${name}'s request`, open, this.#next === "accept" ? 1 : 0);
	}
}
