import { testItems } from "@hilo/server/testing/games";
import type { CrowdMember, MemberTools } from "./crowd-member.ts";

interface Saved {
	readonly id: string;
	readonly version: number;
}

const MAX_GAMES = 30;
const EDITS_PER_GAME = 8;

/** Creates custom games and edits each in two tabs at the same time. */
export class Editor implements CrowdMember {
	readonly gameNames: string[] = [];
	readonly #tools: MemberTools;
	#game: (Saved & { edits: number; name: string }) | null = null;

	constructor(tools: MemberTools) {
		this.#tools = tools;
	}

	async step(): Promise<void> {
		const isNew = !this.#game || (this.#game.edits >= EDITS_PER_GAME && this.gameNames.length < MAX_GAMES);
		await (isNew ? this.#make() : this.#edit());
	}

	async #make(): Promise<void> {
		const { client, ledger, name } = this.#tools;
		const gameName = `${name} game ${this.gameNames.length}`;
		const clientId = gameName.replaceAll(" ", "-");
		const input = { ...contentOf(gameName), clientId };
		const { data, status, code } = await client.mutate<Saved>("customGames.create", input);
		ledger.check(data !== undefined, `${name}'s new game was answered ${status} ${code}`);
		if (!data) return;
		this.gameNames.push(gameName);
		this.#game = { ...data, name: gameName, edits: 0 };
	}

	/** Of two edits of the same version, the server accepts one. */
	async #edit(): Promise<void> {
		const game = this.#game;
		if (!game) return;
		const { client, ledger, name } = this.#tools;
		const { id, version } = game;
		const names = ["a", "b"].map((tab) => `${name} ${version}${tab}`);
		const answers = await Promise.all(
			names.map((tabName) =>
				client.mutate<Saved>("customGames.update", { id, version, ...contentOf(tabName) }),
			),
		);
		const accepted = names.filter((_, n) => answers[n]?.status === 200);
		for (const { status, code } of answers)
			ledger.check(status === 200 || status === 409, `${name}'s change was answered ${status} ${code}`);
		const isInDoubt = answers.some(({ wasInDoubt }) => wasInDoubt);
		const after = await client.query<Saved & { readonly name: string }>("customGames.forEdit", { id });
		ledger.expect(`${name}'s version after ${version}`, after.version, version + 1);
		if (!isInDoubt || accepted.length > 0)
			ledger.expect(`${name}'s changes of ${version}`, accepted.length, 1);
		const possible = accepted.length > 0 ? accepted : names;
		if (!possible.includes(after.name)) ledger.lost.push(`${name}'s change of version ${version}`);
		this.#game = { ...game, version: after.version, name: after.name, edits: game.edits + 1 };
	}

	async verify(): Promise<void> {
		const { client, ledger, name } = this.#tools;
		const games =
			await client.query<readonly { readonly id: string; readonly name: string }[]>("customGames.mine");
		ledger.expect(`${name}'s games`, games.length, this.gameNames.length);
		const present = games.find(({ id }) => id === this.#game?.id);
		if (this.#game && present?.name !== this.#game.name) ledger.lost.push(`${name}'s last change`);
	}
}

function contentOf(name: string) {
	return { name, description: "Ten things", items: testItems(10), privacyLevel: "private" };
}
