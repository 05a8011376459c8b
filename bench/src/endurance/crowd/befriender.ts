import type { CrowdMember, MemberTools } from "./crowd-member.ts";
import type { RetryingClient } from "./retrying-client.ts";

interface Requests {
	readonly incoming: readonly { readonly userId: string }[];
}

/** Sends a friend request, accepts it as the other player, removes the friend, and repeats. */
export class Befriender implements CrowdMember {
	readonly #tools: MemberTools;
	readonly #ownId: string;
	readonly #other: { readonly id: string; readonly client: RetryingClient };
	#next: "request" | "accept" | "remove" = "request";

	constructor(
		tools: MemberTools,
		ownId: string,
		other: { readonly id: string; readonly client: RetryingClient },
	) {
		this.#tools = tools;
		this.#ownId = ownId;
		this.#other = other;
	}

	async step(): Promise<void> {
		const { client, ledger, name } = this.#tools;
		const other = this.#other;
		const [actingClient, userId] = this.#next === "accept" ? [other.client, this.#ownId] : [client, other.id];
		const { status, code } = await actingClient.mutate(`friends.${this.#next}`, { userId });
		ledger.check(status === 200, `${name}'s ${this.#next} was answered ${status} ${code}`);
		this.#next = this.#next === "request" ? "accept" : this.#next === "accept" ? "remove" : "request";
		await this.verify();
	}

	async verify(): Promise<void> {
		const { client, ledger, name } = this.#tools;
		const friendLists = [
			{ reader: client, friendId: this.#other.id },
			{ reader: this.#other.client, friendId: this.#ownId },
		];
		for (const { reader, friendId } of friendLists) {
			const friends = await reader.query<readonly { readonly userId: string }[]>("friends.list");
			const found = friends.filter(({ userId }) => userId === friendId).length;
			ledger.expect(`${name}'s friendship`, found, this.#next === "remove" ? 1 : 0);
		}
		const requests = await this.#other.client.query<Requests>("friends.requests");
		const open = requests.incoming.filter(({ userId }) => userId === this.#ownId).length;
		ledger.expect(`${name}'s request`, open, this.#next === "accept" ? 1 : 0);
	}
}
