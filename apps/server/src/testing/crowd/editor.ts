import { testItems } from "../games.ts";
import type { Doer, Hands } from "./doer.ts";

interface Saved {
	readonly id: string;
	readonly version: number;
}

const MAX_GAMES = 30;
const EDITS_A_GAME = 8;

/** Creates custom games and edits each in two tabs at the same time. */
export class Editor implements Doer {
	readonly made: string[] = [];
	readonly #hands: Hands;
	#game: (Saved & { readonly madeAs: string; edits: number; name: string }) | null = null;

	constructor(hands: Hands) {
		this.#hands = hands;
	}

	async step(): Promise<void> {
		const isNew = !this.#game || (this.#game.edits >= EDITS_A_GAME && this.made.length < MAX_GAMES);
		await (isNew ? this.#make() : this.#edit());
	}

	async #make(): Promise<void> {
		const { caller, ledger, name } = this.#hands;
		const madeAs = `${name} game ${this.made.length}`;
		const clientId = madeAs.replaceAll(" ", "-");
		const input = { ...contentOf(madeAs), clientId };
		const { data, status, code } = await caller.act<Saved>("customGames.create", input);
		ledger.check(data !== undefined, `${name}'s new game was answered ${status} ${code}`);
		if (!data) return;
		this.made.push(madeAs);
		this.#game = { ...data, madeAs, name: madeAs, edits: 0 };
	}

	/** Of two edits of the same version, the server accepts one. */
	async #edit(): Promise<void> {
		const game = this.#game;
		if (!game) return;
		const { caller, ledger, name } = this.#hands;
		const { id, version } = game;
		const names = ["a", "b"].map((tab) => `${name} ${version}${tab}`);
		const answers = await Promise.all(
			names.map((each) => caller.act<Saved>("customGames.update", { id, version, ...contentOf(each) })),
		);
		const taken = names.filter((_, n) => answers[n]?.status === 200);
		for (const { status, code } of answers)
			ledger.check(status === 200 || status === 409, `${name}'s change was answered ${status} ${code}`);
		const isInDoubt = answers.some(({ wasInDoubt }) => wasInDoubt);
		const after = await caller.ask<Saved & { readonly name: string }>("customGames.forEdit", { id });
		ledger.expect(`${name}'s version after ${version}`, after.version, version + 1);
		if (!isInDoubt || taken.length > 0) ledger.expect(`${name}'s changes of ${version}`, taken.length, 1);
		const possible = taken.length > 0 ? taken : names;
		if (!possible.includes(after.name)) ledger.lost.push(`${name}'s change of version ${version}`);
		this.#game = { ...game, version: after.version, name: after.name, edits: game.edits + 1 };
	}

	async verify(): Promise<void> {
		const { caller, ledger, name } = this.#hands;
		const games =
			await caller.ask<readonly { readonly id: string; readonly name: string }[]>("customGames.mine");
		ledger.expect(`${name}'s games`, games.length, this.made.length);
		const present = games.find(({ id }) => id === this.#game?.id);
		if (this.#game && present?.name !== this.#game.name) ledger.lost.push(`${name}'s last change`);
	}
}

function contentOf(name: string) {
	return { name, description: "Ten things", items: testItems(10), privacyLevel: "private" };
}
