import { deckNumber, newestClosedDay } from "@hilo/rules/daily/days";
import type { DuelView } from "@hilo/rules/duels/duels.views";
import { gamePreview } from "../features/custom-games/pre-game/game-preview.ts";
import type { Api } from "../platform/api/trpc.ts";
import { descriptionOf, type Match } from "./descriptions.ts";

/** What a preview of a link to a page shows. */
export interface LinkPreview {
	readonly title: string;
	readonly description: string | null;
	/** A path of this site. */
	readonly picture: string;
	/** What the picture shows, in words. */
	readonly alt: string;
	/** Whether the page is no search engine's: it is not for everybody, or only for whoever was sent its link. */
	readonly isUnlisted?: true;
}

const PRODUCT = { picture: "/og.png", alt: "Hilo: is it higher or lower?" };

/** Returns the page's preview. A link to a game that not everybody may see shows the product alone, whoever asks and whatever secret it has. */
export function linkPreviewOf(
	page: Match | undefined,
	api: Api,
	{ title, found }: { title: string; found: boolean },
): LinkPreview {
	// Who challenges and to what is in its title; how they did is in nothing that a visitor gets.
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

/** A picture of who challenges, and to what. */
function challengeOf(duel: DuelView): Pick<LinkPreview, "picture" | "alt"> {
	const { id, title, sides } = duel;
	return {
		picture: `/previews/duel-${id}-1.png`,
		alt: `${sides[0]?.name ?? "Somebody"} challenges you to a duel: ${title}.`,
	};
}

/** The hardest card of the newest deck that nobody may play any more: it gives nothing away. Null before there is one. */
function yesterdaysCard(now: number): Pick<LinkPreview, "picture" | "alt"> | null {
	const number = deckNumber(newestClosedDay(now));
	if (number < 1) return null;
	return { picture: `/previews/daily-${number}.png`, alt: `The hardest card of Hilo ${number}.` };
}
