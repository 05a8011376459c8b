import { setTimeout as sleep } from "node:timers/promises";
import { Dice } from "../fuzz/dice.ts";
import type { Crowd } from "./crowd.ts";

/** Between two acts of one who acts, in ms, at most. */
const PAUSE = 30;

/** Has everybody act until `use` is done, and what they do then as well. */
export async function whileActing<T>({ doers }: Crowd, seed: string, use: () => Promise<T>): Promise<T> {
	let isOver = false;
	const acting = doers.map(async (doer, n) => {
		const dice = new Dice(`${seed} pauses of ${n}`);
		while (!isOver) {
			await doer.step();
			await sleep(dice.below(PAUSE));
		}
	});
	// Whoever fails ends the run at once.
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
