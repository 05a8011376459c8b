import { type Ctx, requireOperator } from "../../platform/context.ts";
import { insertUpdates } from "./site.repo.ts";

/** The first updates of a new site, so that it does not open empty. By their ids, they are never stored twice. */
const UPDATES = [
	{
		id: "welcome",
		title: "Hilo opens its doors",
		content:
			"Two things, one number you know, one you don't.\nPick a game, trust your gut, and see how long your streak gets.",
		published_at: Date.UTC(2026, 10, 2, 9),
	},
	{
		id: "judged-runs",
		title: "Every run is refereed",
		content:
			"Signed in, your runs are refereed by our server.\nLose your connection? Pick up right where you left off.",
		published_at: Date.UTC(2026, 10, 9, 9),
	},
	{
		id: "dated-numbers",
		title: "Numbers with a date",
		content: "Every number now shows its source and date.",
		published_at: Date.UTC(2026, 10, 16, 9),
	},
];

/** Puts the first content on the site. A chore of the server's start; doing it again changes nothing. */
export async function seedContent(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	await insertUpdates(ctx.db.kysely, UPDATES);
}
