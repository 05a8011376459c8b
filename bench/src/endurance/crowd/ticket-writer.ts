import type { CrowdMember, MemberTools } from "./crowd-member.ts";
import type { RetryingClient } from "./retrying-client.ts";

interface Ticket {
	readonly id: string;
	readonly messages: readonly { readonly content: string }[];
}

const MESSAGES = 20;

export class TicketWriter implements CrowdMember {
	readonly #tools: MemberTools;
	readonly #admin: RetryingClient;
	readonly #tickets: { readonly id: string; readonly messages: string[]; answers: number }[] = [];
	#isClosed = true;
	#written = 0;

	constructor(tools: MemberTools, admin: RetryingClient) {
		this.#tools = tools;
		this.#admin = admin;
	}

	async step(): Promise<void> {
		const { client, ledger, dice, name } = this.#tools;
		const clientId = `${name}-${this.#written++}`;
		const ticket = this.#tickets.at(-1);
		if (!ticket || this.#isClosed) {
			const input = { subject: `${name} asks`, message: clientId, clientId };
			const { data, status, code } = await client.mutate<Ticket>("support.create", input);
			ledger.check(data !== undefined, `${name}'s ticket was answered ${status} ${code}`);
			if (data) this.#tickets.push({ id: data.id, messages: [clientId], answers: 0 });
			this.#isClosed = data === undefined;
			return;
		}
		if (ticket.messages.length >= MESSAGES) {
			const { status, code } = await client.mutate("support.close", { id: ticket.id });
			// Closing a closed ticket may answer 200 or 409.
			ledger.check(status === 200 || status === 409, `${name}'s close was answered ${status} ${code}`);
			this.#isClosed = true;
			return;
		}
		const isAnswer = dice.onceIn(2);
		const input = { id: ticket.id, message: clientId, clientId };
		const { status, code } = await (isAnswer
			? this.#admin.mutate("support.answer", input)
			: client.mutate("support.reply", input));
		ledger.check(status === 200, `${name}'s ${isAnswer ? "answer" : "reply"} got ${status} ${code}`);
		ticket.messages.push(clientId);
		if (isAnswer) ticket.answers++;
	}

	async verify(): Promise<void> {
		const { client, ledger, name } = this.#tools;
		for (const { id, messages, answers } of this.#tickets) {
			const ticket = await client.query<Ticket>("support.get", { id });
			for (const written of messages) {
				const found = ticket.messages.filter(({ content }) => content === written).length;
				ledger.expect(`${name}'s message ${written}`, found, 1);
			}
			ledger.expect(`${name}'s messages`, ticket.messages.length, messages.length);
			const audited = await this.#admin.query<{ readonly rows: readonly unknown[] }>("admin.audit", {
				subjectKind: "ticket",
				subjectId: id,
				action: "ticket.answer",
			});
			ledger.expect(`audited answers to ${name}`, audited.rows.length, answers);
		}
		const ownTickets = await client.query<readonly unknown[]>("support.mine");
		ledger.expect(`${name}'s tickets`, ownTickets.length, this.#tickets.length);
	}
}
