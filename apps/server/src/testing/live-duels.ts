import { COUNTDOWN_MS } from "@hilo/rules/duels/caps";
import type { Direction } from "@hilo/rules/play/engine";
import { befriend } from "./befriend.ts";
import type { Outputs } from "./browser.ts";
import { rightGuess, wrongGuess } from "./playing.ts";
import { COUNTRY } from "./test-pools.ts";
import type { Player, TestSite } from "./test-site.ts";

type LiveDuel = Outputs["duels"]["live"];

/** Two friends, and a live duel to which ada has challenged bob. */
export interface LiveDuelWorld {
	readonly site: TestSite;
	readonly id: string;
	readonly ada: Player;
	readonly bob: Player;
}

export async function openLiveDuel(site: TestSite): Promise<LiveDuelWorld> {
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	await befriend(site, ada, bob);
	const source = { kind: "classic", game: "country" } as const;
	const { id } = await ada.api.duels.create.mutate({ source, mode: "live", toUserId: bob.id });
	return { site, id, ada, bob };
}

export async function beginLiveDuel(site: TestSite): Promise<LiveDuelWorld> {
	const world = await openLiveDuel(site);
	const { id, ada, bob } = world;
	await ada.api.duels.ready.mutate({ id });
	await bob.api.duels.ready.mutate({ id });
	site.clock.advance(COUNTDOWN_MS);
	return world;
}

/** Guesses in the open round. @throws Error if no round is open */
export async function guessNow(player: Player, id: string, kind: "right" | "wrong" = "right") {
	const { open } = await sendHeartbeat(player, id);
	if (!open) throw new Error("no round is open");
	const guess: Direction = kind === "right" ? rightGuess(COUNTRY, open) : wrongGuess(COUNTRY, open);
	return player.api.duels.guess.mutate({ id, round: open.round, guess });
}

/** Sends both heartbeats, with the clock at the start of the next round. */
export async function waitForRoundStart({
	site,
	id,
	ada,
	bob,
}: LiveDuelWorld): Promise<[LiveDuel, LiveDuel]> {
	const { startsInMs } = await sendHeartbeat(ada, id);
	site.clock.advance(startsInMs ?? 0);
	return [await sendHeartbeat(ada, id), await sendHeartbeat(bob, id)];
}

export function sendHeartbeat(player: Player, id: string): Promise<LiveDuel> {
	return player.api.duels.live.mutate({ id });
}

/** Advances the clock while the player's page sends heartbeats. */
export async function sendHeartbeatsFor(
	{ site, id }: LiveDuelWorld,
	player: Player,
	ms: number,
): Promise<void> {
	for (let passed = 0; passed < ms; passed += 2000) {
		site.clock.advance(Math.min(2000, ms - passed));
		await sendHeartbeat(player, id);
	}
}
