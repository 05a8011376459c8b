import { setTimeout as sleep } from "node:timers/promises";
import type { Crowd } from "./crowd.ts";
import { Dice } from "./dice.ts";

/** The longest pause between two actions of one player, in ms. */
const PAUSE = 30;

/** Also waits for the actions that are under way when `use` is done. */
export async function whileActing<T>({ members }: Crowd, seed: string, use: () => Promise<T>): Promise<T> {
	let isOver = false;
	const acting = members.map(async (member, n) => {
		const dice = new Dice(`${seed} pauses of ${n}`);
		while (!isOver) {
			await member.step();
			await sleep(dice.below(PAUSE));
		}
	});
	const acted = Promise.all(acting);
	const result = use();
	try {
		await Promise.race([acted.then(() => undefined), result]);
		return await result;
	} finally {
		isOver = true;
		await acted;
	}
}
