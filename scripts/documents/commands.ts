/** Scripts of the root that people are told to run. */
const SCRIPTS = [
	"start",
	"dev",
	"test",
	"build",
	"lint",
	"format",
	"typecheck",
	"hilo",
	"bench",
	"architecture",
];

// Built from parts, so that this file and its test don't find themselves.
const PNPM = "pn".concat("pm");
const BARE = new RegExp(
	`(?<!npx --yes )\\b${PNPM}@\\d+ |(?<!@\\d+ )\\bnpx ${PNPM}\\b|(?<![-\\w@])${PNPM} (?:${SCRIPTS.join("|")})\\b`,
	"g",
);

/**
 * The commands in a text that stop where npm may not ask before it fetches pnpm, a line each, as `path:line what`. The whole
 * form is `npx --yes pnpm@12 …`.
 */
export function shortCommands(path: string, text: string): string[] {
	return text
		.split("\n")
		.flatMap((line, index) =>
			[...line.matchAll(BARE)].map(([found]) => `${path}:${index + 1} says "${found.trim()}"`),
		);
}
