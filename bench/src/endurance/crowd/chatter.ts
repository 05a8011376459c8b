import type { CrowdMember, MemberTools } from "./crowd-member.ts";

interface Page {
	readonly messages: readonly { readonly id: string; readonly content: string }[];
}

export class Chatter implements CrowdMember {
	readonly #tools: MemberTools;
	readonly #friendId: string;
	#sent = 0;

	constructor(tools: MemberTools, friendId: string) {
		this.#tools = tools;
		this.#friendId = friendId;
	}

	async step(): Promise<void> {
		const { client, ledger, name } = this.#tools;
		const nth = this.#sent++;
		const input = { userId: this.#friendId, content: `${name} ${nth}`, clientId: `${name}-${nth}` };
		const { status, code } = await client.mutate("chat.send", input);
		ledger.check(status === 200, `${name}'s message was answered ${status} ${code}`);
	}

	async verify(): Promise<void> {
		const { ledger, name } = this.#tools;
		const counts = new Map<string, number>();
		for (const content of await this.#all()) counts.set(content, (counts.get(content) ?? 0) + 1);
		for (let nth = 0; nth < this.#sent; nth++)
			ledger.expect(`message ${name} ${nth}`, counts.get(`${name} ${nth}`) ?? 0, 1);
	}

	async #all(): Promise<string[]> {
		const found: string[] = [];
		for (let before: string | undefined; ; ) {
			const input = { userId: this.#friendId, ...(before !== undefined && { before }) };
			const { messages } = await this.#tools.client.query<Page>("chat.list", input);
			found.push(...messages.map(({ content }) => content));
			if (messages.length === 0 || messages[0]?.id === before) return found;
			before = messages[0]?.id;
		}
	}
}
