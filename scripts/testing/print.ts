import type { Result } from "./schedule.ts";

const MAX_LISTED_FILES = 20;

export function resultText({
	name,
	passed,
	failed,
	skipped,
	seconds,
	processorSeconds,
	output,
}: Result): string {
	const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
	const times = [
		`${seconds.toFixed(1)} s`,
		processorSeconds !== undefined && `${processorSeconds.toFixed(1)} s of processor time`,
	];
	const line = [
		failed > 0 ? "✗" : "✓",
		name.padEnd(12),
		counts.filter(Boolean).join(", ").padEnd(34),
		times.filter(Boolean).join(", "),
	].join(" ");
	return failed > 0 ? `${line}\n\n${output.trimEnd()}\n` : line;
}

export function failuresText(results: readonly Result[], all: boolean): string {
	const command = (suite: string, file?: string) =>
		`npx --yes pnpm@12 test ${all ? "--all " : ""}${suite}${file === undefined ? "" : ` -- ${file}`}`;
	const lines = results
		.filter(({ failed }) => failed > 0)
		.flatMap(({ name, failures }) =>
			failures.length === 0
				? [`  ${name}`, `    ${command(name)}`]
				: failures.flatMap(({ test, file }) => [
						`  ${name}: ${[file, test].filter(Boolean).join(" ")}`,
						`    ${command(name, file)}`,
					]),
		);
	return lines.length === 0 ? "" : `\nFailed:\n${lines.join("\n")}`;
}

export function costText(results: readonly Result[]): string {
	const files = results
		.flatMap(({ name, files }) => files.map(({ file, seconds }) => ({ name, file, seconds })))
		.sort((a, b) => b.seconds - a.seconds)
		.slice(0, MAX_LISTED_FILES)
		.map(({ name, file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}: ${file}`);
	return ["\nThe test files that took longest, by the clock, while others ran beside them:", ...files].join(
		"\n",
	);
}
