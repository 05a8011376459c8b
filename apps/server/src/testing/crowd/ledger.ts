/** What was done to the site, and where what it says afterwards differs. */
export class Ledger {
	/** Acts that were answered. */
	acknowledged = 0;
	/** Sendings without an answer: the act may have been done or not. All were sent again until there was one. */
	inDoubt = 0;
	/** Answers that the site is out of service. */
	refused = 0;
	/** When the last act was acknowledged, in ms. */
	lastAt = 0;
	readonly lost: string[] = [];
	readonly doubled: string[] = [];
	/** Answers that no honest client expects. */
	readonly wrong: string[] = [];

	/** Compares how often something is there with how often it was done. */
	expect(what: string, found: number, done: number): void {
		if (found < done) this.lost.push(`${what}: ${done} done, ${found} found`);
		if (found > done) this.doubled.push(`${what}: ${done} done, ${found} found`);
	}

	/** Notes what should hold, and does not. */
	check(holds: boolean, what: string): void {
		if (!holds) this.wrong.push(what);
	}
}
