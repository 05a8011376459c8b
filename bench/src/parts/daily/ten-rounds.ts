import type { DailyRunView } from "@hilo/rules/daily/daily.views";
import type { BenchCaller } from "./bench-caller.ts";

/** Ten rounds of a player, which a wrong guess does not end. */
export interface TenRounds {
	/** @throws Error after the round's deadline. */
	guess(round: number): Promise<void>;
}

interface Verdict {
	readonly guess: "higher" | "lower" | "timeout";
}

export async function openDecks(players: readonly BenchCaller[]): Promise<TenRounds[]> {
	const decks: TenRounds[] = [];
	for (const player of players) {
		const { day } = await player.mutate<DailyRunView>("daily.start", { timeZone: "UTC" });
		decks.push(tenRounds(player, "daily.guess", { day }));
	}
	return decks;
}

/** The first player finishes a duel; all others start theirs against that ghost. */
export async function openSides(players: readonly BenchCaller[]): Promise<TenRounds[]> {
	const [challenger, ...opponents] = players;
	if (!challenger) return [];
	const source = { kind: "classic", game: "country" };
	const { id } = await challenger.mutate<{ id: string }>("duels.create", { source });
	await challenger.mutate("duels.begin", { id });
	const challengerRounds = tenRounds(challenger, "duels.guess", { id });
	for (let round = 1; round <= 10; round++) await challengerRounds.guess(round);
	const sides: TenRounds[] = [];
	for (const player of opponents) {
		await player.mutate("duels.begin", { id });
		sides.push(tenRounds(player, "duels.guess", { id }));
	}
	return sides;
}

function tenRounds(player: BenchCaller, procedure: string, ids: object): TenRounds {
	return {
		async guess(round) {
			const { guess } = await player.mutate<Verdict>(procedure, { ...ids, round, guess: "higher" });
			if (guess === "timeout") throw new Error("A round's clock ran out. Is the machine too busy?");
		},
	};
}
