import type { PageHead } from "../../../platform/page-head.ts";
import { creatorNameOf, type GameView } from "../game-view.ts";

/** Services cut longer descriptions. */
const MAX_LETTERS = 200;

interface GameHead extends PageHead {
	readonly description: string;
}

const hiddenHead = (siteName: string): GameHead => ({
	description: `A higher or lower game that a player has made on ${siteName}.`,
	preview: { title: siteName },
	isUnlisted: true,
});

/** What link previews show of a game. One that not everyone may see stays hidden, even from those who may see it. */
export function gameHead(game: GameView | undefined, origin: string, siteName: string): GameHead {
	if (!game || game.preview === null) return hiddenHead(siteName);
	const { name, preview, cover } = game;
	return {
		description: descriptionOf(game, siteName),
		preview: {
			picture: `${origin}${preview}`,
			alt: `${cover.map((item) => item.name).join(" and ")} face each other: ${name}`,
		},
	};
}

function descriptionOf(game: GameView, siteName: string): string {
	const { description, itemCount, valueLabel } = game;
	const text = description.replace(/\s+/g, " ").trim();
	if (text === "")
		return `${itemCount} items by ${creatorNameOf(game, siteName)}. You see one number: is the other higher or lower? ${valueLabel}.`;
	const letters = [...text];
	return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join("")}…` : text;
}
