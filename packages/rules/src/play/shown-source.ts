import { linkOf } from "../text/link.ts";
import type { Card } from "./card.ts";
import type { RoundSource } from "./view.ts";

/** Where a shown number is from. */
export interface ShownSource {
	/** Empty where no source is known. */
	readonly text: string;
	/** The source's page: an address that may become a link. */
	readonly url: string | null;
	/** Its month or year, "2026-08" or "2026"; null where the text says it or it is not known. */
	readonly asOf: string | null;
}

type SourcedCard = Pick<Card, "source" | "article" | "facts">;

/**
 * Returns the source of a card's number: the item's own, else that of all numbers of its round. A source that is an
 * address is named by its host.
 */
export function shownSource(
	{ source, article, facts }: SourcedCard,
	round: Pick<RoundSource, "source" | "asOf" | "sourceUrl">,
): ShownSource {
	const text = facts?.source ?? source ?? round.source;
	const ofRound = text === round.source ? round.sourceUrl : undefined;
	// A source that was found later has another page than the article.
	const ofArticle = article && facts?.source === undefined ? articleUrl(article) : undefined;
	const ownLink = linkOf(text);
	const link = linkOf(facts?.sourceUrl || ownLink?.href || ofArticle || ofRound || "");
	// A classic card's own source contains its date.
	const asOf = facts?.asOf ?? (facts?.source === undefined && source !== undefined ? null : round.asOf);
	return {
		text: ownLink?.text ?? text,
		url: link?.href ?? null,
		asOf: asOf || null,
	};
}

/** The address of an article in the English Wikipedia, by its title. */
function articleUrl(title: string): string {
	return `https://en.wikipedia.org/wiki/${encodeURIComponent(title)}`;
}
