import { setTimeout as sleep } from "node:timers/promises";
import { Dice } from "../fuzz/dice.ts";
import type { Crowd } from "./crowd.ts";

/** The longest pause between two actions of one player, in ms. */
const PAUSE = 30;

/** Also waits for the actions that are under way when `use` is done. */
export async function whileActing<T>({ doers }: Crowd, seed: string, use: () => Promise<T>): Promise<T> {
	let isOver = false;
	const acting = doers.map(async (doer, n) => {
		const dice = new Dice(`${seed} pauses of ${n}`);
		while (!isOver) {
			await doer.step();
			await sleep(dice.below(PAUSE));
		}
	});
	const acted = Promise.all(acting);
	const used = use();
	try {
		await Promise.race([acted.then(() => undefined), used]);
		return await used;
	} finally {
		isOver = true;
		await acted;
	}
}
