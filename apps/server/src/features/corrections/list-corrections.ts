import { movieSource } from "@hilo/catalog/sources";
import type { CorrectionRow } from "@hilo/db/tables";
import type { CorrectionsInput } from "@hilo/rules/corrections/corrections.schema";
import { CLASSIC_GAMES, type GameId, isGameId } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { pageOf } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { CorrectionsPage, ListedCorrection } from "./corrections.presenter.ts";
import { findListed, findThanked } from "./corrections.repo.ts";
import { classicLabels } from "./labels.ts";

const PER_PAGE = 30;
const MAX_NAMES = 20;
/** The sources of single films contain their date. */
const DATED_SOURCES: ReadonlySet<string> = new Set(movieSource.origins?.map(({ source }) => source));

/** Of classic games, newest first. Nothing that reporters wrote is in it, and no name without their wish. */
export async function listCorrections(
	ctx: Ctx,
	{ game, cursor }: CorrectionsInput,
): Promise<CorrectionsPage> {
	const db = ctx.db.kysely;
	const found = await findListed(db, { game, after: cursor, limit: PER_PAGE + 1 });
	const { rows, next } = pageOf(found, PER_PAGE, ({ decided_at }) => decided_at);
	const thanked = Map.groupBy(
		await findThanked(
			db,
			rows.map(({ id }) => id),
		),
		({ correction_id }) => correction_id,
	);
	const labelOf = await classicLabels(db);
	return {
		entries: rows.flatMap((row) => {
			const thanks = (thanked.get(row.id) ?? []).slice(0, MAX_NAMES).map(({ username }) => username);
			return isGameId(row.game)
				? [presentCorrection({ ...row, game: row.game }, labelOf(row.game), thanks)]
				: [];
		}),
		next,
	};
}

function presentCorrection(
	row: CorrectionRow & { readonly game: GameId },
	gameLabel: string,
	thanks: readonly string[],
): ListedCorrection {
	const { id, game } = row;
	return {
		id,
		game,
		itemId: row.item_id,
		gameLabel,
		itemName: row.item_name,
		measure: row.measure || CLASSIC_GAMES[game].measure,
		unit: row.unit,
		before: row.before_value,
		after: row.value,
		beforeSource: row.before_source,
		beforeAsOf: DATED_SOURCES.has(row.before_source) ? null : row.before_as_of || null,
		source: row.source,
		sourceUrl: row.source_url || null,
		asOf: row.as_of || null,
		reason: row.reason,
		at: isoTime(row.decided_at),
		isInForce: row.is_in_force === 1,
		thanks,
	};
}
