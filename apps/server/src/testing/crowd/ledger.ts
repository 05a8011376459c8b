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

	expect(what: string, found: number, done: number): void {
		if (found < done) this.lost.push(`${what}: ${done} done, ${found} found`);
		if (found > done) this.doubled.push(`${what}: ${done} done, ${found} found`);
	}

	check(holds: boolean, what: string): void {
		if (!holds) this.wrong.push(what);
	}
}
