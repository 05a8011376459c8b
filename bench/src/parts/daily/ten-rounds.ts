import type { DailyRunView } from "@hilo/rules/daily/daily.views";
import type { BenchCaller } from "./bench-caller.ts";

/** One player's ten rounds, which a mistake does not end. */
export interface TenRounds {
	/** @throws Error where the round's clock has run out. */
	guess(round: number): Promise<void>;
}

interface Verdict {
	readonly guess: "higher" | "lower" | "timeout";
}

/** Has each player begin today's deck. */
export async function openDecks(players: readonly BenchCaller[]): Promise<TenRounds[]> {
	const decks: TenRounds[] = [];
	for (const player of players) {
		const { day } = await player.mutate<DailyRunView>("daily.start", { timeZone: "UTC" });
		decks.push(tenRounds(player, "daily.guess", { day }));
	}
	return decks;
}

/** Has the first player play the own side of a duel, and all others begin theirs beside it. */
export async function openSides(players: readonly BenchCaller[]): Promise<TenRounds[]> {
	const [challenger, ...takers] = players;
	if (!challenger) return [];
	const source = { kind: "classic", game: "country" };
	const { id } = await challenger.mutate<{ id: string }>("duels.create", { source });
	await challenger.mutate("duels.begin", { id });
	const own = tenRounds(challenger, "duels.guess", { id });
	for (let round = 1; round <= 10; round++) await own.guess(round);
	const sides: TenRounds[] = [];
	for (const player of takers) {
		await player.mutate("duels.begin", { id });
		sides.push(tenRounds(player, "duels.guess", { id }));
	}
	return sides;
}

function tenRounds(player: BenchCaller, procedure: string, of: object): TenRounds {
	return {
		async guess(round) {
			const { guess } = await player.mutate<Verdict>(procedure, { ...of, round, guess: "higher" });
			if (guess === "timeout") throw new Error("A round's clock ran out. Is the machine too busy?");
		},
	};
}
