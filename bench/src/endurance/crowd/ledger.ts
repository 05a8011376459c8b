/** Records what was done to the site, and where the site's answers differ from that. */
export class Ledger {
	acknowledged = 0;
	/** Attempts without an answer, which may have done the action or not. All were repeated until answered. */
	inDoubt = 0;
	refused = 0;
	lastAt = 0;
	readonly lost: string[] = [];
	readonly doubled: string[] = [];
	/** Answers that no correct client expects. */
	readonly wrong: string[] = [];

	expect(label: string, found: number, expected: number): void {
		if (found < expected) this.lost.push(`${label}: ${expected} done, ${found} found`);
		if (found > expected) this.doubled.push(`${label}: ${expected} done, ${found} found`);
	}

	check(isTrue: boolean, label: string): void {
		if (!isTrue) this.wrong.push(label);
	}
}
