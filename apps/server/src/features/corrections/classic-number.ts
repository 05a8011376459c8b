import { correctedPool } from "@hilo/rules/corrections/corrected-pool";
import { itemLabel } from "@hilo/rules/corrections/corrections";
import type { Subject } from "@hilo/rules/corrections/corrections.schema";
import type { Card, Question, Unit } from "@hilo/rules/play/card";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { askedCard } from "@hilo/rules/play/question";
import { shownSource } from "@hilo/rules/play/shown-source";
import type { Ctx } from "../../platform/context.ts";
import type { ItemPool } from "../play/pools.ts";
import type { PresentNumber } from "./corrections.presenter.ts";

export type ClassicSubject = Subject & { readonly kind: "classic" };

export interface ClassicNumber {
	/** As reports and decisions keep it, with what tells it from an item of the same name. */
	readonly itemName: string;
	/** The card's own name and detail. */
	readonly name: string;
	readonly detail: string;
	/** What is compared, as in "more stars". */
	readonly measure: string;
	readonly unit: Unit | null;
	/** As new runs deal it; null for an item that is removed from play. */
	readonly present: PresentNumber | null;
	/** The same, or for a removed item the number without corrections. */
	readonly before: { readonly value: number; readonly source: string; readonly asOf: string };
}

/** Null for an item that no pool has, or that does not have this number. Call it outside of transactions. */
export async function findClassicNumber(
	ctx: Pick<Ctx, "play" | "corrections">,
	{ game, itemId, measure }: ClassicSubject,
	beforeSearch?: () => Promise<void>,
): Promise<ClassicNumber | null> {
	const pool = await ctx.play.pools.find(game, itemId, beforeSearch);
	const question = pool?.questions?.find((asked) => asked.measure === measure);
	if (!pool || measure !== (question?.measure ?? "") || (pool.questions && !question)) return null;
	const [card] = pool.cards;
	const uncorrected = asked(card, pool, question);
	if (!uncorrected) return null;
	const inForce = await ctx.corrections.ofGame(game);
	const [dealt] = correctedPool<Omit<ItemPool, "cards"> & { cards: readonly Card[] }>(pool, inForce).cards;
	const present = dealt ? asked(dealt, pool, question) : null;
	const { value, source, date } = present ?? uncorrected;
	return {
		itemName: itemLabel(game, card),
		name: card.name,
		detail: card.detail ?? "",
		measure: measure || CLASSIC_GAMES[game].measure,
		unit: question?.unit ?? null,
		present: present && presentNumber(present, dealt !== card),
		before: { value, source: source.text, asOf: date },
	};
}

interface AskedNumber {
	readonly value: number;
	readonly source: ReturnType<typeof shownSource>;
	/** Of the number; the shown one may be left to the source's text. */
	readonly date: string;
}

function asked(card: Card, pool: ItemPool, question: Question | undefined): AskedNumber | null {
	const index = question ? (pool.questions?.indexOf(question) ?? -1) : -1;
	const withNumber = question ? askedCard(card, index) : card;
	if (!withNumber) return null;
	const round = question ?? pool;
	return {
		value: withNumber.value,
		source: shownSource(withNumber, round),
		date: withNumber.facts?.asOf ?? round.asOf,
	};
}

function presentNumber({ value, source }: AskedNumber, isCorrected: boolean): PresentNumber {
	return { value, source: source.text, sourceUrl: source.url, asOf: source.asOf ?? "", isCorrected };
}
