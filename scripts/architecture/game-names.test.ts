import { expect, it } from "vitest";
import { isTooling, type Module, readModules } from "./modules.ts";

const GLOSSARY = "packages/rules/src/play/games.ts";
const SHOWN = /^apps\/(?:cli|server|web)\/src\//;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Text that reads like the name of a game: "Film Quiz", "Movie Budget Game". */
const COINED =
	/\b(?:Movies?|Films?|Music|Billionaires?|Histor(?:y|ical)|Countr(?:y|ies)|Subreddits?|Reddit|GitHub|Repositor(?:y|ies)|Weapons?|CS 1\.6)(?: [A-Z]\w+)* (?:Game|Quiz|Budgets?|Popularity|Streams|Stars|Events|Wealth|Population|Subscribers|Weapons)\b/g;

const modules = readModules();
const glossary = modules.find(({ path }) => path === GLOSSARY)?.source ?? "";
const names = new Set(
	[...glossary.matchAll(/\b(?:title|startTitle|label|boardName): "([^"]+)"/g)].map(([, name = ""]) => name),
);

function namesIn({ path, source }: Module): string[] {
	const code = source.replace(COMMENTS, "");
	const texts = [...code.matchAll(/"([^"\n]+)"|>([^<>{}\n]+)</g)].map(([, quoted, shown]) =>
		(quoted ?? shown ?? "").trim(),
	);
	const written = texts.filter((text) => names.has(text));
	return [...written, ...(code.match(COINED) ?? [])].map((name) => `${path}: ${name}`);
}

it("reads the names of all games from the rules", () => {
	expect(names.size).toBeGreaterThan(15);
	for (const name of ["GitHub Stars", "Movie Budget Game", "Movie Budget", "Movies"])
		expect(names).toContain(name);
});

it("finds a name written in another file", () => {
	const module = { path: "apps/web/src/a.tsx", imports: [] };
	expect(namesIn({ ...module, source: '<h1 title="Movies">The Film Quiz</h1>' })).toHaveLength(2);
	expect(namesIn({ ...module, source: "/** The Film Quiz. */\n<p>Loading Movies...</p>" })).toEqual([]);
});

it("names of games are written only in the rules' glossary", () => {
	const shown = modules.filter(({ path }) => SHOWN.test(path) && !isTooling(path));
	expect(shown.flatMap(namesIn)).toEqual([]);
});
