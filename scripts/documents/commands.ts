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
	"openapi",
];

// Built from parts, so that this file and its test don't match.
const PNPM = "pn".concat("pm");
const BARE = new RegExp(
	`(?<!npx --yes )\\b${PNPM}@\\d+ |(?<!@\\d+ )\\bnpx ${PNPM}\\b|(?<![-\\w@])${PNPM} (?:${SCRIPTS.join("|")})\\b`,
	"g",
);

/** Finds commands that stop where npm can't ask before it fetches pnpm, as `path:line message`. */
export function shortCommands(path: string, text: string): string[] {
	return text
		.split("\n")
		.flatMap((line, index) =>
			[...line.matchAll(BARE)].map(([found]) => `${path}:${index + 1} says "${found.trim()}"`),
		);
}
