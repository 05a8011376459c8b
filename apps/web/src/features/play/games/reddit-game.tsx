import { SubredditEmblem } from "../art/marks.tsx";
import { SimpleGame } from "../classic/simple-game.tsx";
import type { GameKit } from "../game-kit.ts";

const kit: GameKit = {
	draw: (art) => art.kind === "subreddit" && <SubredditEmblem name={art.name} />,
};

export function RedditGame() {
	return <SimpleGame game="reddit" kit={kit} />;
}
