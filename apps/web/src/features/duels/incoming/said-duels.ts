import { personalStore } from "../../../platform/personal-store.ts";

/** More than anybody has in a list. */
const MOST = 100;

/** The duels that this browser has told a player of, in any of its tabs: each is told once. */
export interface SaidDuels {
	/** Whether none was told of yet, or noted. */
	isNew(): boolean;
	has(id: string): boolean;
	add(ids: readonly string[]): void;
}

/** @param what is told of them: that they wait, or how they ended. */
export function saidDuels(playerId: string, what: "challenges" | "results"): SaidDuels {
	const store = personalStore("browser", playerId, what);
	const read = () => (store.read() ?? "").split(" ");
	return {
		isNew: () => store.read() === null,
		has: (id) => read().includes(id),
		add(ids) {
			const known = read().filter((id) => id !== "" && !ids.includes(id));
			store.write([...known, ...ids].slice(-MOST).join(" "));
		},
	};
}
