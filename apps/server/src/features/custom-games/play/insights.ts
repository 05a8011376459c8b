import { daysAfter, daysFrom } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../../platform/context.ts";
import { today } from "../../../platform/today.ts";
import { findOwnGame } from "../find-game.ts";
import { findItems } from "../games.repo.ts";
import { findItemStatistics, findPlayDays } from "./play-count.repo.ts";
import { countPlayers } from "./plays.repo.ts";

const DAYS = 30;

/** Plays of the last 30 days of the site's calendar, and items in the creator's order with their judged guesses.
 * @throws AppError 403 for anyone but the creator; 404. */
export async function insights(ctx: Ctx, { id }: { id: string }) {
	await findOwnGame(ctx, id);
	const db = ctx.db.kysely;
	const last = today(ctx);
	const days = daysFrom(daysAfter(last, 1 - DAYS), last);
	const plays = new Map((await findPlayDays(db, id, days[0] ?? "")).map((row) => [row.day, row.plays]));
	const statistics = new Map((await findItemStatistics(db, id)).map((row) => [row.itemId, row]));
	const items = await findItems(db, id);
	return {
		plays: days.map((day) => ({ day, plays: plays.get(day) ?? 0 })),
		items: items.map((item) => {
			const { guessed = 0, guessedRight = 0 } = statistics.get(item.id) ?? {};
			return { id: item.id, name: item.name, imageUrl: item.imageUrl, guessed, guessedRight };
		}),
		players: await countPlayers(db, id),
	};
}
