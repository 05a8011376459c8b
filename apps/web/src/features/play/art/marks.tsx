import { numbersFrom } from "@hilo/rules/art/numbers-from";
import { Emblem } from "./emblem.tsx";

/** The usual hue of a language. Others get one from their name. */
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

export function RepositoryEmblem({ owner, language }: { owner: string; language: string }) {
	return <Emblem seed={owner} hue={LANGUAGE_HUES[language] ?? numbersFrom(language)(360)} />;
}

export function SubredditEmblem({ name }: { name: string }) {
	return <Emblem seed={`r/${name}`} hue={numbersFrom(name)(360)} />;
}
