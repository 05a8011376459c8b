import type { Tables } from "@hilo/db/tables";
import type { Item } from "@hilo/rules/custom-games/item";
import type { Direction } from "@hilo/rules/play/engine";
import type { OpenRound } from "@hilo/rules/play/view";
import type { Updateable } from "kysely";
import type { RunView, VerdictView } from "../features/play/play.presenter.ts";
import { type StoredGame, testItems } from "./games.ts";
import type { Player, TestSite } from "./test-site.ts";

export function itemsOf(...values: readonly number[]): Item[] {
	return testItems(values.length).map((item, index) => ({ ...item, value: values[index] ?? 1 }));
}

export async function changeGame(
	{ db: { kysely }, clock }: TestSite,
	{ id }: StoredGame,
	items: readonly Item[],
	changed: Updateable<Tables["custom_games"]> = {},
): Promise<void> {
	await kysely
		.updateTable("custom_games")
		.set((eb) => ({
			version: eb("version", "+", 1),
			item_count: items.length,
			updated_at: clock.now(),
			...changed,
		}))
		.where("id", "=", id)
		.execute();
	await kysely
		.updateTable("custom_game_items")
		.set({ items: JSON.stringify(items) })
		.where("game_id", "=", id)
		.execute();
}

export async function removeGame({ db, clock }: TestSite, { id }: StoredGame): Promise<void> {
	await db.kysely
		.updateTable("custom_games")
		.set({ removed_at: clock.now(), removed_by: "creator" })
		.where("id", "=", id)
		.execute();
}

export function rightOf(round: OpenRound, items: readonly Item[] = testItems(10)): Direction {
	const item = items.find(({ id }) => id === round.second.id);
	if (!item) throw new Error(`no item ${round.second.id}`);
	return item.value >= round.first.value ? "higher" : "lower";
}

export function opposite(guess: Direction): Direction {
	return guess === "higher" ? "lower" : "higher";
}

/** Starts a run or continues the open one, and guesses right `times` times, each `ms` after the start of its round. */
export async function playCustom(
	site: TestSite,
	player: Player,
	game: StoredGame,
	{ times, ms = 2000, items }: { times: number; ms?: number; items?: readonly Item[] },
): Promise<{ run: RunView; open: OpenRound; last: VerdictView | null }> {
	const run = await player.api.customGames.start.mutate({ id: game.id, key: game.key });
	let open: OpenRound = run;
	let last: VerdictView | null = null;
	for (let n = 0; n < times; n++) {
		site.clock.advance(open.startsInMs + ms);
		const guess = rightOf(open, items);
		last = await player.api.play.guess.mutate({ runId: run.runId, round: open.round, guess });
		if (last.next) open = last.next;
	}
	return { run, open, last };
}

/** Plays a run that reaches this score and ends with a wrong guess. */
export async function playCustomTo(
	site: TestSite,
	player: Player,
	game: StoredGame,
	{ score, ms = 2000 }: { score: number; ms?: number },
): Promise<VerdictView> {
	const { run, open } = await playCustom(site, player, game, { times: score, ms });
	site.clock.advance(open.startsInMs + ms);
	const guess = opposite(rightOf(open));
	return player.api.play.guess.mutate({ runId: run.runId, round: open.round, guess });
}
