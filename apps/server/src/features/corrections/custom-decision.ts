import type { CorrectionRow } from "@hilo/db/tables";
import type { CorrectionDecision } from "@hilo/rules/corrections/corrections";
import type { Item } from "@hilo/rules/custom-games/item";

type DecidedItem = Pick<Item, "id" | "name" | "value" | "source">;

interface CustomDecision {
	readonly id: string;
	readonly gameId: string;
	readonly decision: CorrectionDecision;
	readonly before: DecidedItem;
	/** The item as it is corrected. */
	readonly after?: DecidedItem | undefined;
	readonly reason: string;
	/** Epoch ms. */
	readonly at: number;
}

/** A custom game's numbers are its own, so a decision about one is a record only: the game is changed with it. */
export function customDecision({
	id,
	gameId,
	decision,
	before,
	after,
	reason,
	at,
}: CustomDecision): CorrectionRow {
	return {
		id,
		kind: "custom",
		game: gameId,
		custom_game_id: gameId,
		item_id: before.id,
		measure: "",
		item_name: before.name,
		unit: null,
		decision,
		before_value: before.value,
		before_source: before.source ?? "",
		before_as_of: "",
		value: after?.value ?? null,
		source: after?.source ?? "",
		source_url: "",
		as_of: "",
		reason,
		decided_at: at,
		is_in_force: 0,
		is_listed: 0,
	};
}

/** For reporters. Without the key of the game's link, which the creator may have renewed to keep others out. */
export function pageOf(gameId: string): string {
	return `/custom-game/${gameId}`;
}
