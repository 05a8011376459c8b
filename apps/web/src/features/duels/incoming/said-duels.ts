import { personalStore } from "../../../platform/personal-store.ts";

/** More than any list has. */
const MOST = 100;

/** The duels that this browser has announced to a player, in any tab. */
export interface SaidDuels {
	/** Whether nothing was announced or noted yet. */
	isNew(): boolean;
	has(id: string): boolean;
	add(ids: readonly string[]): void;
}

/** @param what announcements of waiting challenges or of results */
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
