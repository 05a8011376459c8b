import { SubredditEmblem } from "../art/marks.tsx";
import type { GameKit } from "../game-kit.ts";
import { SimpleGame } from "../simple-game.tsx";

const kit: GameKit = {
	draw: (art) => art.kind === "subreddit" && <SubredditEmblem name={art.name} />,
};

export function RedditGame() {
	return <SimpleGame game="reddit" kit={kit} />;
}
