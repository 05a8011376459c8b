import type { Tx } from "@hilo/db/open-database";
import type { NumberReportRow } from "@hilo/db/tables";
import type { ReportNumberInput, Subject } from "@hilo/rules/corrections/corrections.schema";
import { AppError } from "@hilo/rules/errors/errors";
import { startOfDay } from "@hilo/rules/progression/site-day";
import { DAY_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import type { Ctx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { newId } from "../../platform/system/ids.ts";
import { findGame, findItem, type SeenGame } from "../custom-games/find-game.ts";
import { openPlayerOrGuest, type PlayerOrGuest } from "../guests/open-guest.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { notifyPlayer } from "../notifications/notify-player.ts";
import { findClassicNumber } from "./classic-number.ts";
import { hasReportsOfGame, insertReport } from "./number-reports.repo.ts";

// Promised in docs/product.md#corrections.

const DAILY = { windowMs: DAY_MS, error: "corrections/too-many-reports" } as const;

const LIMITS = {
	/** Looking for an item, perhaps an invented one, in all pools that were dealt takes some ten milliseconds. */
	searches: {
		name: "number-report-searches",
		hits: 60,
		windowMs: MINUTE_MS,
		inMemory: true,
		error: "request/too-many",
	},
	ofPlayer: { ...DAILY, name: "number-report", hits: 30 },
	ofGuest: { ...DAILY, name: "number-report-guest", hits: 10 },
	/** A program can invent guests. */
	ofVisitors: { ...DAILY, name: "number-report-visitor", hits: "numberReports" },
} as const satisfies Limits;

type NumberColumns = Pick<
	NumberReportRow,
	"kind" | "game" | "custom_game_id" | "item_id" | "measure" | "item_name"
>;

/**
 * What the reporter saw is not compared, so that a report tells nothing about a number that is still hidden.
 * @returns `isNew`: false while the caller's last report of the number waits.
 * @throws AppError 400 for the caller's own game; 403, 404 for what the caller can't see; 429.
 */
export async function reportNumber(ctx: Ctx, input: ReportNumberInput): Promise<{ isNew: boolean }> {
	const { subject, shown, text, betterSource, wantsThanks } = input;
	const findTarget = await targetFinder(ctx, subject);
	return ctx.db.transaction(async (tx) => {
		const { columns, game } = await findTarget(tx);
		const reporter = await openPlayerOrGuest(ctx, tx);
		const isFirst = game !== null && (await isFirstToday(ctx, tx, game));
		const isNew = await insertReport(tx, {
			id: newId(),
			reporter_id: reporter.user_id,
			guest_id: reporter.guest_id,
			...columns,
			shown,
			text,
			better_source: betterSource,
			wants_thanks: wantsThanks && reporter.user_id !== null ? 1 : 0,
			created_at: ctx.clock.now(),
		});
		if (!isNew) return { isNew };
		await takeLimits(ctx, tx, reporter);
		if (isFirst) await notifyCreator(ctx, tx, game);
		if (game === null) tx.afterCommit(() => notifyAdminClients(ctx));
		return { isNew };
	});
}

type GameRow = SeenGame["row"];

interface Target {
	readonly columns: NumberColumns;
	/** Null for a classic game. */
	readonly game: GameRow | null;
}

/** Pools are read before the transaction. */
async function targetFinder(ctx: Ctx, subject: Subject): Promise<(tx: Tx) => Promise<Target>> {
	if (subject.kind === "custom") return (tx) => findCustomTarget(ctx, tx, subject);
	const number = await findClassicNumber(ctx, subject, () =>
		ctx.limits.take(LIMITS.searches, ctx.actor.kind === "player" ? ctx.actor.id : ctx.address),
	);
	if (!number) throw new AppError("corrections/no-such-item");
	const { kind, game, itemId, measure } = subject;
	const about = { kind, game, custom_game_id: null };
	const columns = { ...about, item_id: itemId, measure, item_name: number.itemName };
	return async () => ({ columns, game: null });
}

async function findCustomTarget(
	ctx: Ctx,
	tx: Tx,
	{ kind, gameId, key, itemId }: Subject & { readonly kind: "custom" },
): Promise<Target> {
	const { row, relation } = await findGame(ctx, { id: gameId, key }, tx);
	if (relation === "creator") throw new AppError("corrections/own-game");
	const item = await findItem(tx, row.id, itemId);
	if (!item) throw new AppError("corrections/no-such-item");
	const about = { kind, game: row.id, custom_game_id: row.id };
	return { columns: { ...about, item_id: item.id, measure: "", item_name: item.name }, game: row };
}

async function takeLimits(ctx: Ctx, tx: Tx, { user_id, guest_id }: PlayerOrGuest): Promise<void> {
	if (user_id !== null) return ctx.limits.take(LIMITS.ofPlayer, user_id, tx);
	await ctx.limits.take(LIMITS.ofGuest, guest_id, tx);
	await ctx.limits.take(LIMITS.ofVisitors, ctx.address, tx);
}

async function isFirstToday({ clock, settings }: Ctx, tx: Tx, game: GameRow): Promise<boolean> {
	return !(await hasReportsOfGame(tx, game.id, startOfDay(clock.now(), settings.siteTimeZone)));
}

/** Once a day for a game. Administrators see its reports after a week, or immediately where it is the site's own. */
async function notifyCreator(ctx: Ctx, tx: Tx, { id, name, creator_id: userId }: GameRow): Promise<void> {
	if (userId === null) return tx.afterCommit(() => notifyAdminClients(ctx));
	const message = `Someone says that a number in “${name}” is wrong.`;
	await notifyPlayer(ctx, tx, { userId, message, ticketId: null, link: `/custom-games/${id}/insights` });
}
