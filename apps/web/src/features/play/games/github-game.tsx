import { RepositoryEmblem } from "../art/marks.tsx";
import type { GameKit } from "../game-kit.ts";
import { SimpleGame } from "../simple-game.tsx";

const kit: GameKit = {
	draw: (art) => art.kind === "repository" && <RepositoryEmblem owner={art.owner} language={art.language} />,
};

export function GithubGame() {
	return <SimpleGame game="github" kit={kit} />;
}
