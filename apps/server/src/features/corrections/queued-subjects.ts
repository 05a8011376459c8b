import { type Item, itemCard, sourceFacts } from "@hilo/rules/custom-games/item";
import { CLASSIC_GAMES, type GameId, isGameId } from "@hilo/rules/play/games";
import { shownSource } from "@hilo/rules/play/shown-source";
import type { AdminCtx } from "../../platform/context.ts";
import { findReportedGames } from "../custom-games/administration/list-moderated.ts";
import { presentReported } from "../custom-games/administration/moderated.presenter.ts";
import { findItem } from "../custom-games/find-game.ts";
import { findClassicNumber } from "./classic-number.ts";
import type { PresentNumber } from "./corrections.presenter.ts";
import { classicLabels } from "./labels.ts";
import type { FirstReport } from "./number-reports.repo.ts";
import type { AboutSubject } from "./queue.presenter.ts";

/** Reads what the subjects share with one query each. */
export async function subjectFinder(
	ctx: AdminCtx,
	page: readonly FirstReport[],
): Promise<(first: FirstReport) => Promise<AboutSubject>> {
	const labelOf = await classicLabels(ctx.db.kysely);
	const ids = page.flatMap(({ kind, game }) => (kind === "custom" ? [game] : []));
	const games = await findReportedGames(ctx, ids);

	async function classic(first: FirstReport, game: GameId): Promise<AboutSubject> {
		const { item_id: itemId, measure, item_name } = first;
		const subject = { kind: "classic", game, itemId, measure } as const;
		const number = await findClassicNumber(ctx, subject);
		return {
			subject,
			game: labelOf(game),
			item: number?.name ?? item_name,
			detail: number?.detail ?? "",
			link: CLASSIC_GAMES[game].route,
			measure: measure || CLASSIC_GAMES[game].measure,
			unit: number?.unit ?? null,
			present: number?.present ?? null,
		};
	}

	async function custom({ game: gameId, item_id: itemId, item_name }: FirstReport): Promise<AboutSubject> {
		const row = games.get(gameId);
		const { name, link } = presentReported(row);
		const item = await findItem(ctx.db.kysely, gameId, itemId);
		return {
			subject: { kind: "custom", gameId, itemId },
			game: name ?? "",
			item: item?.name ?? item_name,
			detail: item?.description ?? "",
			link: link ?? "",
			measure: row?.value_label ?? "",
			unit: null,
			present: item ? presentItem(item, row) : null,
		};
	}

	return (first) => (isGameId(first.game) ? classic(first, first.game) : custom(first));
}

interface GameSource {
	readonly source: string;
	readonly as_of: string;
}

/** An item without a source has the game's. */
function presentItem(
	item: Item,
	{ source, as_of: asOf }: GameSource = { source: "", as_of: "" },
): PresentNumber {
	const shown = shownSource(itemCard(item), { ...sourceFacts(source), asOf });
	const { text, url: sourceUrl } = shown;
	return { value: item.value, source: text, sourceUrl, asOf: shown.asOf ?? "", isCorrected: false };
}
