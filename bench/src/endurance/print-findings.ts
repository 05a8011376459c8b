import type { Ledger } from "@hilo/server/testing/crowd/ledger";

const MOST = 20;
const MAX_LETTERS = 1000;

export function printFindings({ lost, doubled, wrong }: Ledger, logged: readonly string[]): void {
	for (const each of [...lost, ...doubled, ...wrong, ...logged].slice(0, MOST))
		console.log(`  ${each.slice(0, MAX_LETTERS)}`);
}
