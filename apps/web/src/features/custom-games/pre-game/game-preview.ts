import { creatorNameOf, type GameView } from "../stage/view.ts";

/** Services cut longer descriptions. */
const MAX_LETTERS = 200;

/** Returns the text of a link preview; null unless everyone may see the game. */
export function gamePreview(game: GameView) {
	const { name, preview, cover } = game;
	if (preview === null) return null;
	return {
		title: `${name} | Hilo`,
		description: descriptionOf(game),
		picture: preview,
		alt: `${cover.map((item) => item.name).join(" and ")} face each other: ${name}`,
	};
}

function descriptionOf(game: GameView): string {
	const { description, itemCount, valueLabel } = game;
	const told = description.replace(/\s+/g, " ").trim();
	if (told === "")
		return `${itemCount} items by ${creatorNameOf(game)}. You see one number: is the other higher or lower? ${valueLabel}.`;
	const letters = [...told];
	return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join("")}…` : told;
}
