import { Emblem } from "../art/emblem.tsx";
import { numbersFrom } from "../art/hash.ts";
import type { GameKit } from "../game-kit.ts";
import { SimpleGame } from "../simple-game.tsx";

const kit: GameKit = {
	draw: (art) =>
		art.kind === "subreddit" && <Emblem seed={`r/${art.name}`} hue={numbersFrom(art.name)(360)} />,
};

export function RedditGame() {
	return <SimpleGame game="reddit" kit={kit} />;
}
