import { deckNumber, newestClosedDay } from "@hilo/rules/daily/days";
import type { DuelView } from "@hilo/rules/duels/duels.views";
import { gamePreview } from "../features/custom-games/pre-game/game-preview.ts";
import type { Api } from "../platform/api/trpc.ts";
import { descriptionOf, type Match } from "./descriptions.ts";

export interface LinkPreview {
	readonly title: string;
	readonly description: string | null;
	/** A path of this site. */
	readonly picture: string;
	readonly alt: string;
	/** Excludes pages from search engines that not everyone may see, or that are found by a link only. */
	readonly isUnlisted?: true;
}

const PRODUCT = { picture: "/og.png", alt: "Hilo: is it higher or lower?" };

/** A game that not everyone may see gets the product's preview, even for those who may see it. */
export function linkPreviewOf(
	page: Match | undefined,
	api: Api,
	{ title, found }: { title: string; found: boolean },
): LinkPreview {
	// The title names challenger and game. Nothing in it tells a result.
	if (page?.routeId === "/duel/$id") {
		const duel = found ? api.utils.duels.get.getData({ id: page.params.id }) : undefined;
		const picture = (duel?.isByLink && challengeOf(duel)) || PRODUCT;
		return { title, description: descriptionOf(page, api), ...picture, isUnlisted: true };
	}
	if (page?.routeId !== "/custom-game/$id") {
		const description = page ? descriptionOf(page, api) : null;
		const picture = (page?.routeId === "/daily/" && yesterdaysCard(Date.now())) || PRODUCT;
		return { title, description, ...picture };
	}
	const { id } = page.params;
	const game = api.utils.customGames.get.getData({ id, key: page.search.key });
	const open = found && game ? gamePreview(game) : null;
	return open ?? { title: "Hilo", description: descriptionOf(page, api), ...PRODUCT, isUnlisted: true };
}

/** A picture of challenger and game. */
function challengeOf(duel: DuelView): Pick<LinkPreview, "picture" | "alt"> {
	const { id, title, sides } = duel;
	return {
		picture: `/previews/duel-${id}-1.png`,
		alt: `${sides[0]?.name ?? "Somebody"} challenges you to a duel: ${title}.`,
	};
}

/** The hardest card of the newest closed deck, which gives nothing away. Null before there is one. */
function yesterdaysCard(now: number): Pick<LinkPreview, "picture" | "alt"> | null {
	const number = deckNumber(newestClosedDay(now));
	if (number < 1) return null;
	return { picture: `/previews/daily-${number}.png`, alt: `The hardest card of Hilo ${number}.` };
}
