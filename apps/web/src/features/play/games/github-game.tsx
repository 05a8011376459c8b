import { RepositoryEmblem } from "../art/marks.tsx";
import { SimpleGame } from "../classic/simple-game.tsx";
import type { GameKit } from "../game-kit.ts";

const kit: GameKit = {
	draw: (art) => art.kind === "repository" && <RepositoryEmblem owner={art.owner} language={art.language} />,
};

export function GithubGame() {
	return <SimpleGame game="github" kit={kit} />;
}
