import { Emblem } from "../art/emblem.tsx";
import { numbersFrom } from "../art/hash.ts";
import type { GameKit } from "../game-kit.ts";
import { SimpleGame } from "../simple-game.tsx";

/** Hues that people know a language by. The others get one from their name. */
const LANGUAGE_HUES: Readonly<Record<string, number>> = {
	JavaScript: 95,
	TypeScript: 250,
	Python: 240,
	Ruby: 20,
	Go: 210,
	Rust: 45,
	"C++": 350,
	Swift: 40,
	Java: 60,
	PHP: 285,
	Markdown: 310,
};

const kit: GameKit = {
	draw: (art) =>
		art.kind === "repository" && (
			<Emblem seed={art.owner} hue={LANGUAGE_HUES[art.language] ?? numbersFrom(art.language)(360)} />
		),
};

export function GithubGame() {
	return <SimpleGame game="github" kit={kit} />;
}
