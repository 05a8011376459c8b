import type { Ledger } from "./crowd/ledger.ts";

const MAX_FINDINGS = 20;
const MAX_LENGTH = 1000;

export function printFindings({ lost, doubled, wrong }: Ledger, logged: readonly string[]): void {
	for (const finding of [...lost, ...doubled, ...wrong, ...logged].slice(0, MAX_FINDINGS))
		console.log(`  ${finding.slice(0, MAX_LENGTH)}`);
}
