export interface Import {
	specifier: string;
	/** Erased at compile time: `import type …`, `export type …`, `typeof import("…")`. */
	typeOnly: boolean;
	line: number;
}

const PATTERNS = [
	/^import\s+(type\s+)?(?:[\w$*{}\s,]+\sfrom\s+)?["']([^"'\n]+)["']/gm,
	/^export\s+(type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s+["']([^"'\n]+)["']/gm,
	/(\btypeof\s+)?\bimport\(\s*["'`]([^"'`\n]+)["'`]/g,
];

/** Matches text, not syntax: formatted imports begin a line, and code quoted in strings does not. */
export function importsOf(source: string): Import[] {
	return PATTERNS.flatMap((pattern) => [...source.matchAll(pattern)]).map((match) => ({
		specifier: match[2] ?? "",
		typeOnly: match[1] !== undefined,
		line: source.slice(0, match.index).split("\n").length,
	}));
}
